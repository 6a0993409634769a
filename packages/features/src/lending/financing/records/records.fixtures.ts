import { contract, type FinancingDetail, type FinancingRow } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { enterprises } from '../../../platform/testing/world/enterprises.ts';
import { first } from '../../../platform/testing/world/example.ts';
import { equipmentContract, equipmentInvoices } from '../../../platform/testing/world/trade.ts';
import { financing, pageOfFinancings } from '../financing.fixtures.ts';

const { core, supplier, tier2 } = enterprises;

/** What is left of an amount that is financed, as the stories show it. */
const net = (row: FinancingRow): FinancingRow => {
  const left = fen(row.amount - (row.amount * 17_377n) / 1_000_000n);
  return { ...row, net: left, paidOut: left };
};

const SINCE = '2026-11-20T10:02:00+08:00';
type Waiting = FinancingRow['waitingFor'][number];
const own = (role: Waiting['role']): Waiting => ({ party: 'own', enterpriseName: supplier.name, role, since: SINCE });
const issuer = (role: Waiting['role']): Waiting => ({ party: 'counterparty', enterpriseName: core.name, role, since: SINCE });
const lender = (enterpriseName: string, role: Waiting['role']): Waiting => ({ party: 'funder', enterpriseName, role, since: SINCE });

const abc = { channel: 2, lenderName: '农业银行保理', annualRate: 34_500n };
const bcm = { channel: 4, lenderName: '交通银行', annualRate: 33_600n };
const icbc = { channel: 7, lenderName: '工商银行', annualRate: 32_800n };

/** The supplier's applications, one in every state that is seen, as its operator sees them. */
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
    waitingFor: [lender(abc.lenderName, 'operator')],
  }),
  financing(4, 'underApproval', 2_450_000, { ...bcm, acts: ['view', 'remind'], waitingFor: [lender(bcm.lenderName, 'reviewer')] }),
  financing(5, 'supplementing', 1_860_000, { acts: ['view', 'supplement'], waitingFor: [own('operator')] }),
  financing(6, 'awaitingContract', 2_000_000, {
    ...icbc,
    pieceCount: 2,
    issuerCosts: yuan(31_342.22),
    acts: ['view', 'signContract', 'withdraw', 'remind'],
    waitingFor: [own('operator'), issuer('operator'), lender(icbc.lenderName, 'reviewer')],
  }),
  financing(7, 'awaitingDisbursement', 1_200_000, { acts: ['view', 'remind'], waitingFor: [lender('建设银行', 'operator')] }),
  financing(8, 'disbursementFailed', 540_000, {
    acts: ['view', 'withdraw', 'remind'],
    waitingFor: [lender('建设银行', 'operator')],
    reason: '收款账户状态异常',
  }),
  financing(9, 'disbursed', 3_000_000, { ...icbc, acts: ['view'], disbursedOn: day('2026-11-19') }),
  financing(10, 'declined', 742_350.8, { acts: ['view', 'copyToLender'], reason: '开立方集中度超限' }),
  financing(11, 'withdrawn', 320_000, { acts: ['view', 'copyToLender'] }),
].map(net);

const toPass = { acts: ['view' as const, 'pass' as const, 'return' as const], waitingFor: [own('reviewer')] };

/** What waits for the reviewer: two applications, one that the reviewer made, and a contract. */
export const queue: readonly FinancingRow[] = [
  financing(1, 'awaitingReview', 1_000_000, toPass),
  financing(2, 'awaitingReview', 800_000, { ...toPass, ...bcm, makerName: '刘志强' }),
  financing(3, 'awaitingReview', 86_900.25, { ...toPass, acts: ['view'], isOwn: true, makerName: '陈敏' }),
  financing(4, 'awaitingContract', 2_000_000, {
    ...icbc,
    acts: ['view', 'contractConfirm', 'contractReturn'],
    waitingFor: [own('reviewer')],
  }),
];

const against = { part: 'counterparty' as const, holder: supplier, issuer: core };

/** What suppliers had financed of the core enterprise's vouchers, as its operator sees them. */
export const againstIssuer: readonly FinancingRow[] = [
  financing(12, 'awaitingContract', 2_000_000, {
    ...against,
    ...icbc,
    issuerCosts: yuan(31_342.22),
    acts: ['view', 'consent', 'consentRefuse'],
    waitingFor: [issuer('operator')],
  }),
  financing(13, 'awaitingDisbursement', 1_200_000, { ...against, holder: tier2, acts: ['view'], issuerCosts: yuan(18_805.33) }),
  financing(14, 'disbursed', 3_000_000, { ...against, acts: ['view'], disbursedOn: day('2026-11-19') }),
];

const passed = (code: string, rule: string, figures: Readonly<Record<string, string>> = {}) => ({
  code,
  rule,
  level: 'pass' as const,
  figures,
});
const checks: FinancingDetail['checks'] = [
  passed('pieces', 'R-10', { pieces: '1' }),
  passed('available', 'R-12', { available: '3286500.00' }),
  passed('due', 'R-01'),
  passed('issuerActive', 'R-01'),
  passed('lender', 'R-10'),
  passed('quote', 'R-10'),
  { ...passed('issuerShare', 'R-11', { issuerCosts: '31342.22' }), level: 'warn' },
  passed('account', 'R-06'),
  passed('invoiceCover', 'R-07', { total: '2980000.00' }),
];

const step = (
  event: string,
  actorName: string,
  at: string,
  changes: Partial<FinancingDetail['log'][number]> = {},
): FinancingDetail['log'][number] => ({
  event,
  actorName,
  actorRole: 'operator',
  enterpriseName: supplier.name,
  at,
  reason: null,
  certificateSerial: null,
  signed: false,
  ...changes,
});

type LenderWord = FinancingDetail['lenderWords'][number];
const word = (event: LenderWord['event'], saidAt: string, ignoredBecause: LenderWord['ignoredBecause'] = null): LenderWord => ({
  event,
  saidAt,
  takenAt: ignoredBecause === null ? saidAt : null,
  ignoredBecause,
});
/** What a lender told in a day: up to the entry, which waits for the contract, or to the payment, at first of another amount. */
const toldOn = (on: string, paid: boolean): LenderWord[] => [
  word('accept', `${on}T11:10:00+08:00`),
  word('approve', `${on}T14:00:00+08:00`),
  ...(paid
    ? [
        word('register', `${on}T14:02:00+08:00`),
        word('disburse', `${on}T15:20:00+08:00`, 'amountDiffers'),
        word('disburse', `${on}T16:05:00+08:00`),
      ]
    : [{ ...word('register', `${on}T14:02:00+08:00`), takenAt: null }]),
];

const { response: example } = contract.financing.get.example;
/** What a quote comes to where the issuer bears its interest. */
const shared: FinancingDetail['quote'] = {
  ...example.quote,
  amount: yuan(2_000_000),
  lines: [
    { kind: 'interest', payment: 'withheld', total: yuan(31_342.22), holder: yuan(0), issuer: yuan(31_342.22) },
    { kind: 'serviceFee', payment: 'withheld', total: yuan(500), holder: yuan(500), issuer: yuan(0) },
  ],
  interestPayer: 'issuer',
  issuerCosts: yuan(31_342.22),
  holderCosts: yuan(500),
};

/** A row of these lists, whole: with as much of a contract and a registration as its state has. */
export function wholeOf(one: FinancingRow): FinancingDetail {
  const agreed = one.state === 'awaitingContract' || one.state === 'awaitingDisbursement' || one.state === 'disbursed';
  const paid = one.state === 'disbursed';
  const terms = one.issuerCosts > 0n ? shared : example.quote;
  const quote = { ...terms, amount: one.amount, annualRate: one.annualRate, net: one.net, paidOut: one.paidOut };
  return {
    ...example,
    ...one,
    quote,
    charged: paid ? quote : null,
    remark: '十一月采购',
    pieces: [
      {
        ...first(example.pieces),
        amount: one.amount,
        state: paid ? 'financed' : 'financing',
        lenderNumber: paid ? ids.voucherNumber('LX20261118000034217-01-01') : null,
      },
    ],
    contract: equipmentContract,
    papers: [
      { invoice: equipmentInvoices.large, used: yuan(2_980_000), occupied: yuan(600_000), thisTime: one.amount, claimedElsewhere: false },
    ],
    checks: one.state === 'awaitingReview' ? checks : [],
    assents: agreed
      ? {
          own: paid ? 'given' : 'open',
          counterparty: one.issuerCosts > 0n ? 'open' : null,
          funder: paid ? 'given' : 'made',
        }
      : example.assents,
    furtherStep: one.channel === abc.channel || one.channel === bcm.channel ? { done: one.state !== 'awaitingAcceptance' } : null,
    questions: one.state === 'supplementing' ? '请补充本批设备的发运单和验收单' : null,
    registration: paid
      ? {
          certificateNumber: '10228 3360 0027 1184 5521',
          registeredAt: '2026-11-19T09:30:00+08:00',
          expiresOn: day('2027-11-18'),
          searchReportNumber: '0182 6611 0290 4417',
          searchedAt: '2026-11-19T09:12:00+08:00',
          waivedBecause: null,
        }
      : null,
    lenderNumber: paid ? 'ICBC-2026-118834' : null,
    lenderWords: agreed ? toldOn(one.disbursedOn ?? '2026-11-20', paid) : [],
    log: [
      step('financing.submit', one.makerName, one.submittedAt),
      ...(agreed
        ? [
            step('financing.pass', '陈敏', '2026-11-20T10:30:00+08:00', {
              actorRole: 'reviewer',
              signed: true,
              certificateSerial: 'SM2-0002',
            }),
            step('financing.approve', one.lenderName, '2026-11-20T14:00:00+08:00', { enterpriseName: one.lenderName }),
          ]
        : []),
    ],
  };
}

const everyRow = [...records, ...againstIssuer];

/** The platform as a supplier's records and an issuer's part of them ask it. */
export const recordReplies: readonly MockReply[] = [
  reply(contract.financing.list, ({ part }) => pageOfFinancings(part === 'counterparty' ? againstIssuer : records)),
  reply(contract.financing.get, ({ id }) => wholeOf(everyRow.find((one) => one.id === id) ?? first(records))),
  reply(contract.financing.costs, [
    { month: '2026-11', count: 3, amount: yuan(6_200_000), issuerCosts: yuan(96_820.45) },
    { month: '2026-10', count: 2, amount: yuan(3_450_000), issuerCosts: yuan(52_118.2) },
    { month: '2026-09', count: 1, amount: yuan(1_000_000), issuerCosts: yuan(15_660) },
  ]),
];

/** The same platform, asked for what waits for the reviewer. */
export const queueReplies: readonly MockReply[] = [
  ...recordReplies,
  reply(contract.financing.list, pageOfFinancings(queue)),
  reply(contract.financing.get, ({ id }) => wholeOf(queue.find((one) => one.id === id) ?? first(queue))),
];
