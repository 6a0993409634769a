import { contract, type FinancingDetail, type FinancingRow, type PieceRow, type ResponseOf } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { CHANNELS, financingMachine, offerOf, rankedOffers, sumFen, type CivilDate, type Fen } from '@lianxin/domain';
import { supplierAccounts } from '../../platform/testing/world/accounts.ts';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { first, pageOf, summed } from '../../platform/testing/world/example.ts';
import { financeableOf } from '../../platform/testing/world/financeable.ts';
import { offerShown } from '../../platform/testing/world/offers.ts';
import { pieceOf } from '../../platform/testing/world/pieces.ts';
import { equipmentContract, equipmentInvoices } from '../../platform/testing/world/trade.ts';

const held = (id: string, number: string, changes: Partial<PieceRow> = {}): PieceRow => ({
  ...pieceOf(number),
  id: ids.piece(id),
  acts: ['transfer', 'finance', 'pledge'],
  ...changes,
});

/** What the supplier can have financed: two pieces of one issuer due on one day, and two others. */
export const pieces = [
  held('Q4', 'LX20260611000003555-02'),
  held('Q3', 'LX20261021000022077'),
  held('Q5', 'LX20261015000019380-01-01', {
    issuer: enterprises.core,
    dueOn: day('2027-04-16'),
    remainingDays: 147,
  }),
  held('Q1', 'LX20261106000031721'),
];

/** When the lenders are asked. */
const ASKED_AT = '2026-11-20T09:42:00+08:00';
/** What each lender may still lend against the issuer; those not named have granted it no line. */
const CREDIT: Readonly<Record<number, Fen>> = {
  1: yuan(8_000_000),
  2: yuan(20_000_000),
  4: yuan(12_000_000),
  5: yuan(1_200_000),
  7: yuan(30_000_000),
  10: yuan(5_000_000),
  12: yuan(40_000_000),
};

interface Asked {
  readonly pieces: readonly { readonly pieceId: string }[];
  readonly amount: Fen;
  readonly wishedOn?: CivilDate | undefined;
}

/** What every bank answers, by the same rules as the server: 省级银行 lacks credit, 邮政储蓄银行 has granted no line. */
export function offersFor({ pieces: asked, amount, wishedOn }: Asked): ResponseOf<typeof contract.financing.quote> {
  const chosen = pieces.filter(({ id }) => asked.some(({ pieceId }) => pieceId === id));
  const offered = (chosen.length > 0 ? chosen : pieces.slice(0, 1)).map((piece) => ({
    number: piece.number,
    issuerNo: piece.issuer.enterpriseNo ?? '',
    dueOn: piece.dueOn,
    available: piece.availableAmount,
    channel: 1,
    keptByItsChannel: false,
  }));
  const offers = CHANNELS.list
    .filter(({ kind }) => kind === 'financing')
    .map(({ code, kind, terms }) =>
      offerOf({
        channel: { code, kind },
        terms,
        signed: true,
        credit: CREDIT[code] ?? null,
        pieces: [first(offered), ...offered.slice(1)],
        amount,
        askedAt: new Date(ASKED_AT),
        wishedOn,
      }),
    );
  return {
    askedAt: ASKED_AT,
    available: sumFen(offered.map(({ available }) => available)),
    offers: rankedOffers(offers).map(offerShown),
  };
}

/** The invoices behind the pieces, in their three columns; the second is held by another financing in part. */
export const papers: FinancingDetail['papers'] = [
  {
    invoice: equipmentInvoices.large,
    used: yuan(2_980_000),
    occupied: yuan(0),
    thisTime: yuan(0),
    claimedElsewhere: false,
  },
  {
    invoice: equipmentInvoices.middling,
    used: yuan(1_410_000),
    occupied: yuan(400_000),
    thisTime: yuan(0),
    claimedElsewhere: false,
  },
  {
    invoice: equipmentInvoices.reducers,
    used: yuan(1_186_500),
    occupied: yuan(0),
    thisTime: yuan(0),
    claimedElsewhere: false,
  },
];

const rowExample = first(contract.financing.list.example.response.list);

/** An application of the supplier to a lender. */
export const financing = (
  order: number,
  state: FinancingRow['state'],
  amount: number,
  changes: Partial<FinancingRow> = {},
): FinancingRow => ({
  ...rowExample,
  id: ids.financing(`F${order}`),
  applicationNumber: `RZ20261120-${String(order).padStart(4, '0')}`,
  state,
  amount: yuan(amount),
  waitingFor: [],
  acts: [],
  submittedAt: `2026-11-20T${String(8 + order).padStart(2, '0')}:02:00+08:00`,
  ...changes,
});

const ownMove = (role: 'operator' | 'reviewer') => ({
  party: 'own' as const,
  enterpriseName: enterprises.supplier.name,
  role,
  since: '2026-11-20T10:02:00+08:00',
});

/** Applications in the states that a supplier sees, as its operator does. */
export const financings: readonly FinancingRow[] = [
  financing(1, 'awaitingReview', 1_000_000, {
    acts: ['view', 'withdraw', 'remind'],
    waitingFor: [ownMove('reviewer')],
  }),
  financing(2, 'returned', 800_000, {
    acts: ['view', 'edit', 'delete'],
    reason: '请改用综合成本更低的资金方',
  }),
  financing(3, 'supplementing', 1_860_000, {
    acts: ['view', 'supplement'],
    waitingFor: [ownMove('operator')],
  }),
  financing(4, 'awaitingContract', 2_000_000, {
    acts: ['view', 'signContract', 'withdraw'],
    waitingFor: [ownMove('operator')],
  }),
  financing(5, 'declined', 742_350.8, {
    acts: ['view', 'copyToLender'],
    reason: '开立方集中度超限',
  }),
  financing(6, 'disbursed', 3_000_000, { acts: ['view'], disbursedOn: day('2026-11-19') }),
];

export const pageOfFinancings = (list: readonly FinancingRow[]): ResponseOf<typeof contract.financing.list> => ({
  ...summed(pageOf(list), 'amount', 'net', 'issuerCosts'),
  stateCounts: Object.fromEntries(financingMachine.states.map((state) => [state, list.filter((one) => one.state === state).length])),
});

/** One of these applications, whole; its maker may submit it again as it was. */
export const wholeFinancing = (one: FinancingRow): FinancingDetail => ({
  ...contract.financing.get.example.response,
  ...one,
  contract: equipmentContract,
  papers: papers.slice(0, 1).map((paper) => ({ ...paper, thisTime: one.amount })),
  form: {
    ...wholeForm,
    amount: one.amount,
    invoices: [{ invoiceId: equipmentInvoices.large.id, amount: one.amount }],
  },
});

/** A form that lacks nothing but that the agreements are read. */
export const wholeForm: NonNullable<FinancingDetail['form']> = {
  channel: 12,
  pieces: [
    { pieceId: ids.piece('Q3'), version: 1 },
    { pieceId: ids.piece('Q5'), version: 1 },
  ],
  amount: yuan(3_000_000),
  quoteId: 'quote-12',
  purpose: '支付原材料货款',
  receivingAccountId: first(supplierAccounts).id,
  invoices: [
    { invoiceId: equipmentInvoices.large.id, amount: yuan(2_980_000) },
    { invoiceId: equipmentInvoices.middling.id, amount: yuan(20_000) },
  ],
  agreements: [],
};

const draftExample = first(contract.financing.listDrafts.example.response);

/** A draft that is hardly begun, and one that only lacks the agreements. */
export const drafts = [
  {
    ...draftExample,
    id: ids.financingDraft('D1'),
    form: { pieces: wholeForm.pieces, amount: yuan(500_000) },
  },
  { ...draftExample, id: ids.financingDraft('D2'), form: wholeForm },
];

/** The platform of a supplier that has its vouchers financed. */
export const platformReplies: readonly MockReply[] = [
  reply(contract.voucher.listFinanceable, financeableOf(pieces)),
  reply(contract.voucher.listHoldings, pageOf(pieces)),
  reply(contract.financing.quote, offersFor),
  reply(contract.financing.checkInvoices, { papers, checks: [] }),
  reply(contract.financing.listDrafts, drafts),
  reply(contract.financing.list, pageOfFinancings(financings)),
  reply(contract.financing.get, ({ id }) => wholeFinancing(financings.find((one) => one.id === id) ?? first(financings))),
  reply(contract.bankAccount.list, supplierAccounts),
];
