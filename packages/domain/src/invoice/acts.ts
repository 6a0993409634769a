/** What a person can do with an invoice of their enterprise. */
export const INVOICE_ACTS = ['verify', 'edit', 'bind', 'attach', 'dispute', 'settle', 'delete'] as const;
export type InvoiceAct = (typeof INVOICE_ACTS)[number];

/** What a person can do with a contract of their enterprise. */
export const TRADE_CONTRACT_ACTS = ['edit', 'attach', 'delete'] as const;
export type TradeContractAct = (typeof TRADE_CONTRACT_ACTS)[number];

interface PaperStanding {
  /** Whether the enterprise that looks wrote it down. */
  readonly own: boolean;
  /** Whether any business stood on it, even one that has ended. */
  readonly used: boolean;
  readonly hasFile: boolean;
}

interface InvoiceStanding extends PaperStanding {
  /** What the enterprise that looks is to it. */
  readonly side: 'buyer' | 'seller';
  readonly disputed: boolean;
  /** Whether all is there that the tax register is asked by. */
  readonly verifiable: boolean;
}

/** What may be done with an invoice (action matrix: free, edited and deleted; used, looked at). Only its buyer disputes it; what it says is changed by who wrote it down, and what goes with it may be added later. */
export function invoiceActs({ own, used, hasFile, side, disputed, verifiable }: InvoiceStanding): readonly InvoiceAct[] {
  const open: Readonly<Record<InvoiceAct, boolean>> = {
    verify: verifiable,
    edit: own && !used,
    bind: own || side === 'buyer',
    attach: own && !hasFile,
    dispute: side === 'buyer' && !disputed,
    settle: side === 'buyer' && disputed,
    delete: own && !used,
  };
  return INVOICE_ACTS.filter((act) => open[act]);
}

/** What may be done with a contract, by the same rule. */
export function tradeContractActs({ own, used, hasFile }: PaperStanding): readonly TradeContractAct[] {
  const open: Readonly<Record<TradeContractAct, boolean>> = { edit: own && !used, attach: own && !hasFile, delete: own && !used };
  return TRADE_CONTRACT_ACTS.filter((act) => open[act]);
}
