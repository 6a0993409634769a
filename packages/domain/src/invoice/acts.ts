export const INVOICE_ACTS = ['verify', 'edit', 'bind', 'attach', 'dispute', 'settle', 'delete'] as const;
export type InvoiceAct = (typeof INVOICE_ACTS)[number];

export const TRADE_CONTRACT_ACTS = ['edit', 'attach', 'delete'] as const;
export type TradeContractAct = (typeof TRADE_CONTRACT_ACTS)[number];

interface DocumentFacts {
  /** Whether the viewer's enterprise entered the document. */
  readonly own: boolean;
  /** Whether any business is or was based on the document. */
  readonly used: boolean;
  readonly hasFile: boolean;
}

interface InvoiceFlags extends DocumentFacts {
  /** The side of the viewer's enterprise. */
  readonly side: 'buyer' | 'seller';
  readonly disputed: boolean;
  /** Whether all fields needed for a tax register query are present. */
  readonly verifiable: boolean;
}

/**
 * The acts possible on an invoice. An unused invoice can be edited and deleted by the enterprise that entered it, a used one can only be
 * viewed (action matrix). Only the buyer disputes it; a file may be attached later.
 */
export function invoiceActs({ own, used, hasFile, side, disputed, verifiable }: InvoiceFlags): readonly InvoiceAct[] {
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

/** The acts possible on a trade contract, by the same rule. */
export function tradeContractActs({ own, used, hasFile }: DocumentFacts): readonly TradeContractAct[] {
  const open: Readonly<Record<TradeContractAct, boolean>> = { edit: own && !used, attach: own && !hasFile, delete: own && !used };
  return TRADE_CONTRACT_ACTS.filter((act) => open[act]);
}
