import { contract, type FinancingDetail, type FinancingRow, type PieceRow, type ResponseOf } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { fen, nextWorkingDay, owedOn, sumFen, type Act, type CivilDate, type Fen } from '@lianxin/domain';
import { lendersAccount, supplierAccounts } from '../../platform/testing/world/accounts.ts';
import {
  ASKED_AT,
  formBasics,
  madeOffers,
  offeredPiece,
  own,
  pageOfApplications,
  papersBehind,
  rowsLike,
  waits,
  wholeLike,
} from '../../platform/testing/world/applications.ts';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { first, logged, pageOf } from '../../platform/testing/world/example.ts';
import { financeableOf } from '../../platform/testing/world/financeable.ts';
import { offerShown } from '../../platform/testing/world/offers.ts';
import { pieceOf } from '../../platform/testing/world/pieces.ts';
import { equipmentInvoices } from '../../platform/testing/world/trade.ts';

const { core, supplier, tier2 } = enterprises;

const held = (id: string, number: string, changes: Partial<PieceRow> = {}): PieceRow => ({
  ...pieceOf(number),
  id: ids.piece(id),
  acts: ['transfer', 'finance', 'pledge'],
  ...changes,
});

/** The supplier's vouchers: two pieces with the same issuer and due date, and two others. */
const pieces = [
  held('Q4', 'LX20260611000003555-02'),
  held('Q3', 'LX20261021000022077'),
  held('Q5', 'LX20261015000019380-01-01', { issuer: core, dueOn: day('2027-04-16'), remainingDays: 147 }),
  held('Q1', 'LX20261106000031721'),
];

/** Free credit by channel: 省级银行 has too little, 邮政储蓄银行 has granted none. */
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

/** The offers of all banks. */
export function offersFor({ pieces: asked, amount, wishedOn }: Asked): ResponseOf<typeof contract.financing.quote> {
  const chosen = pieces.filter(({ id }) => asked.some(({ pieceId }) => pieceId === id));
  const offered = (chosen.length > 0 ? chosen : pieces.slice(0, 1)).map((piece) => offeredPiece(piece, piece.availableAmount));
  const question = { pieces: [first(offered), ...offered.slice(1)] as const, amount, wishedOn };
  return {
    askedAt: ASKED_AT,
    available: sumFen(offered.map(({ available }) => available)),
    offers: madeOffers('financing', ({ code }) => ({ ...question, credit: CREDIT[code] ?? null })).map(offerShown),
  };
}

export const financing = rowsLike<FinancingRow>(
  first(contract.financing.list.example.response.list),
  (order) => ids.financing(`F${order}`),
  'RZ',
);

const lender = (enterpriseName: string, role: 'operator' | 'reviewer') => waits('funder', enterpriseName, role);
const issuer = waits('counterparty', core.name, 'operator');

const abc = { channel: 2, lenderName: '农业银行保理', annualRate: 34_500n };
const bcm = { channel: 4, lenderName: '交通银行', annualRate: 33_600n };
const icbc = { channel: 7, lenderName: '工商银行', annualRate: 32_800n };
const { account } = first(contract.settlement.listToPay.example.response.needs);
const shared = { issuerCosts: yuan(31_342.22), issuerPaysFrom: [account] };

/** The supplier's applications in all relevant states, as its operator sees them. */
export const records: readonly FinancingRow[] = [
  financing(1, 'awaitingReview', 1_000_000, { acts: ['view', 'withdraw', 'remind'], waitingFor: [own('reviewer')] }),
  financing(2, 'returned', 800_000, {
    acts: ['view', 'edit', 'delete'],
    waitingFor: [own('operator')],
    reason: '请改用综合成本更低的资金方',
  }),
  financing(3, 'awaitingAcceptance', 650_000, {
    ...abc,
    acts: ['view', 'withdraw', 'remind'],
    waitingFor: [own('operator')],
    furtherStep: { done: false },
  }),
  financing(4, 'underApproval', 2_450_000, { ...bcm, acts: ['view', 'remind'], waitingFor: [lender(bcm.lenderName, 'reviewer')] }),
  financing(5, 'supplementing', 1_860_000, { acts: ['view', 'supplement'], waitingFor: [own('operator')] }),
  financing(6, 'awaitingContract', 2_000_000, {
    ...icbc,
    ...shared,
    pieceCount: 2,
    acts: ['view', 'signContract', 'withdraw', 'remind'],
    waitingFor: [own('operator'), issuer, lender(icbc.lenderName, 'reviewer')],
  }),
  financing(7, 'awaitingDisbursement', 1_200_000, { acts: ['view', 'remind'], waitingFor: [lender('建设银行', 'operator')] }),
  financing(8, 'disbursementFailed', 540_000, {
    acts: ['view', 'withdraw', 'remind'],
    waitingFor: [lender('建设银行', 'operator')],
    reason: '收款账户状态异常',
  }),
  financing(9, 'disbursed', 3_000_000, { ...icbc, disbursedOn: day('2026-11-19') }),
  financing(10, 'declined', 742_350.8, { acts: ['view', 'copyToLender'], reason: '开立方集中度超限' }),
  financing(11, 'withdrawn', 320_000, { acts: ['view', 'copyToLender'] }),
];

const toPass = { acts: ['view' as const, 'pass' as const, 'return' as const], waitingFor: [own('reviewer')] };

/** The reviewer's queue: two applications, one of the reviewer's own, and a contract. */
export const queue: readonly FinancingRow[] = [
  financing(1, 'awaitingReview', 1_000_000, toPass),
  financing(2, 'awaitingReview', 800_000, { ...toPass, ...bcm, makerName: '刘志强' }),
  financing(3, 'awaitingReview', 86_900.25, { ...toPass, acts: ['view'], isOwn: true, makerName: '陈敏' }),
  financing(4, 'awaitingContract', 2_000_000, { ...toPass, ...icbc, acts: ['view', 'contractConfirm', 'contractReturn'] }),
];

const against = { part: 'counterparty' as const, holder: supplier, issuer: core };

/** Financings of the core enterprise's vouchers, as its operator sees them. */
export const againstIssuer: readonly FinancingRow[] = [
  financing(12, 'awaitingContract', 2_000_000, {
    ...against,
    ...icbc,
    ...shared,
    acts: ['view', 'consent', 'consentRefuse'],
    waitingFor: [issuer],
  }),
  financing(13, 'awaitingDisbursement', 1_200_000, { ...against, holder: tier2, issuerCosts: yuan(18_805.33) }),
  financing(14, 'disbursed', 3_000_000, { ...against, disbursedOn: day('2026-11-19') }),
];

type LenderMessage = FinancingDetail['lenderWords'][number];
const report = (event: LenderMessage['event'], saidAt: string, ignoredBecause: LenderMessage['ignoredBecause'] = null): LenderMessage => ({
  event,
  saidAt,
  takenAt: ignoredBecause === null ? saidAt : null,
  ignoredBecause,
});
/** The lender's reports: up to the registration, which waits for the contract, or up to the payment after one with a wrong amount. */
const reportsOn = (on: string, paid: boolean): LenderMessage[] => [
  report('accept', `${on}T11:10:00+08:00`),
  report('approve', `${on}T14:00:00+08:00`),
  ...(paid
    ? [
        report('register', `${on}T14:02:00+08:00`),
        report('disburse', `${on}T15:20:00+08:00`, 'amountDiffers'),
        report('disburse', `${on}T16:05:00+08:00`),
      ]
    : [{ ...report('register', `${on}T14:02:00+08:00`), takenAt: null }]),
];

const { response: example } = contract.financing.get.example;
/** A quote for which the issuer bears the interest. */
const sharedTerms: Partial<FinancingDetail['quote']> = {
  lines: [
    { kind: 'interest', payment: 'withheld', total: yuan(31_342.22), holder: yuan(0), issuer: yuan(31_342.22) },
    { kind: 'serviceFee', payment: 'withheld', total: yuan(500), holder: yuan(500), issuer: yuan(0) },
  ],
  interestPayer: 'issuer',
  ...shared,
  holderCosts: yuan(500),
};

/** A complete form without the agreements. */
export const wholeForm: NonNullable<FinancingDetail['form']> = {
  ...formBasics,
  channel: 12,
  pieces: ['Q3', 'Q5'].map((id) => ({ pieceId: ids.piece(id), version: 1 })),
  amount: yuan(3_000_000),
  quoteId: 'quote-12',
  invoices: [
    { invoiceId: equipmentInvoices.large.id, amount: yuan(2_980_000) },
    { invoiceId: equipmentInvoices.middling.id, amount: yuan(20_000) },
  ],
  agreements: [],
};

/** The details of an application, with a contract and a registration if its state has them. */
export function wholeFinancing(one: FinancingRow): FinancingDetail {
  const whole = wholeLike(example, 'financing', one, one.amount);
  const paid = one.state === 'disbursed';
  const agreed = paid || one.state === 'awaitingContract' || one.state === 'awaitingDisbursement';
  const borne = one.issuerCosts > 0n;
  return {
    ...example,
    ...one,
    ...whole,
    quote: { ...whole.quote, ...(borne && sharedTerms) },
    pieces: [
      {
        ...first(example.pieces),
        amount: one.amount,
        state: paid ? 'financed' : 'financing',
        lenderNumber: paid ? ids.voucherNumber('LX20261118000034217-01-01') : null,
      },
    ],
    assents: agreed
      ? { own: paid ? 'given' : 'open', counterparty: borne ? 'open' : null, funder: paid ? 'given' : 'made' }
      : example.assents,
    furtherStep: one.channel === abc.channel || one.channel === bcm.channel ? { done: one.state !== 'awaitingAcceptance' } : null,
    lenderNumber: paid ? 'ICBC-2026-118834' : null,
    lenderWords: agreed ? reportsOn(one.disbursedOn ?? '2026-11-20', paid) : [],
    log: [...whole.log, ...(agreed ? [logged('financing.approve', one.lenderName, one.lenderName, '2026-11-20T14:00:00+08:00')] : [])],
    form: { ...wholeForm, amount: one.amount, invoices: [{ invoiceId: equipmentInvoices.large.id, amount: one.amount }] },
  };
}

const draftExample = first(contract.financing.listDrafts.example.response);

/** An almost empty draft, and one that lacks only the agreements. */
export const drafts = [
  { ...draftExample, id: ids.financingDraft('D1'), form: { pieces: wholeForm.pieces, amount: yuan(500_000) } },
  { ...draftExample, id: ids.financingDraft('D2'), form: wholeForm },
];

const everyRow = [...records, ...againstIssuer];

/** The replies to a supplier that finances its vouchers, and to the issuer that bears a part of the costs. */
export const platformReplies: readonly MockReply[] = [
  reply(contract.voucher.listFinanceable, financeableOf(pieces)),
  reply(contract.voucher.listHoldings, pageOf(pieces)),
  reply(contract.financing.quote, offersFor),
  reply(contract.financing.checkInvoices, { papers: papersBehind, checks: [] }),
  reply(contract.financing.listDrafts, drafts),
  reply(contract.financing.list, ({ part, states }) => pageOfApplications(part === 'counterparty' ? againstIssuer : records, states)),
  reply(contract.financing.get, ({ id }) => wholeFinancing(everyRow.find((one) => one.id === id) ?? first(records))),
  reply(contract.financing.costs, [
    { month: '2026-11', count: 3, amount: yuan(6_200_000), issuerCosts: yuan(96_820.45) },
    { month: '2026-10', count: 2, amount: yuan(3_450_000), issuerCosts: yuan(52_118.2) },
    { month: '2026-09', count: 1, amount: yuan(1_000_000), issuerCosts: yuan(15_660) },
  ]),
  reply(contract.bankAccount.list, supplierAccounts),
];

/** The same replies, with the reviewer's queue. */
export const queueReplies: readonly MockReply[] = [
  ...platformReplies,
  reply(contract.financing.list, pageOfApplications(queue)),
  reply(contract.financing.get, ({ id }) => wholeFinancing(queue.find((one) => one.id === id) ?? first(queue))),
];

const lent = wholeFinancing(first(records.filter(({ state }) => state === 'disbursed')));
const { paysOn } = lent.quote;
const askedOn = day('2027-06-20');
const late = owedOn(
  { principal: lent.amount, annualRatePpm: 0n, lateDailyPpm: 500n, since: paysOn, paysOn: nextWorkingDay(paysOn) },
  askedOn,
);

const overdue = (acts: readonly Act[]): FinancingDetail => ({
  ...lent,
  state: 'overdue',
  version: 14,
  acts: [...acts],
  recourse: true,
  claimedAt: '2027-06-15T09:12:00+08:00',
  principalLeft: lent.amount,
  owed: { on: askedOn, dueOn: paysOn, ...late },
  payTo: lendersAccount,
});

/** An overdue loan with recourse, with late interest. */
export const claimed = overdue(['view', 'receipt', 'repay']);

const repaid = {
  ...first(contract.pledge.ghRepayments.example.response.repayments),
  id: ids.repayment('R7'),
  paidOn: askedOn,
  amount: late.total,
  receiptNumber: 'HK202706200001',
  isOwn: false,
};

/** The same loan with a repayment that waits for the reviewer. */
export const toAuthorise: FinancingDetail = {
  ...overdue(['view', 'receipt', 'repayAuthorise', 'repayReturn']),
  waitingFor: [own('reviewer')],
  repayments: [repaid],
};

/** The same loan after its repayment, with the returned voucher. */
export const boughtBack: FinancingDetail = {
  ...lent,
  state: 'settled',
  acts: ['view', 'receipt'],
  recourse: true,
  principalLeft: fen(0n),
  paidOffOn: askedOn,
  pieces: lent.pieces.map((piece) => ({ ...piece, returnedNumber: ids.voucherNumber('LX20261118000034217-01-01-01') })),
  repayments: [{ ...repaid, ...late, state: 'confirmed', amount: late.total }],
};

/** The replies with a single financing. */
export const withFinancing = (one: FinancingDetail): readonly MockReply[] => [
  ...platformReplies,
  reply(contract.financing.list, pageOfApplications([one satisfies FinancingRow])),
  reply(contract.financing.get, one),
];
