import { contract, type PledgeDetail, type PledgeRow, type ResponseOf } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { pledgeApplicationMachine } from '@lianxin/domain';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { first, pageOf, summed } from '../../platform/testing/world/example.ts';
import { equipmentContract, equipmentInvoices } from '../../platform/testing/world/trade.ts';

const { core, supplier, guarantor } = enterprises;
const SINCE = '2026-11-20T10:02:00+08:00';

type Waiting = PledgeRow['waitingFor'][number];
const own = (role: Waiting['role']): Waiting => ({ party: 'own', enterpriseName: supplier.name, role, since: SINCE });
const answering = (role: Waiting['role']): Waiting => ({ party: 'guarantor', enterpriseName: guarantor.name, role, since: SINCE });
const lender = (role: Waiting['role'], enterpriseName = '担保贷款'): Waiting => ({
  party: 'funder',
  enterpriseName,
  role,
  since: SINCE,
});

const rowExample = first(contract.pledge.list.example.response.list);

/** An application of the supplier for money on a pledge. */
export const pledgeOf = (order: number, state: PledgeRow['state'], amount: number, changes: Partial<PledgeRow> = {}): PledgeRow => ({
  ...rowExample,
  id: ids.pledge(`P${order}`),
  applicationNumber: `ZY20261120-${String(order).padStart(4, '0')}`,
  state,
  pledged: yuan(amount / 0.8),
  amount: yuan(amount),
  net: yuan(amount * 0.9945),
  waitingFor: [],
  acts: ['view'],
  submittedAt: `2026-11-20T${String(7 + order).padStart(2, '0')}:02:00+08:00`,
  ...changes,
});

const small = { channel: 6, lenderName: '小额贷款公司', guarantor: null, annualRate: 96_000n };
const paidOut = { disbursedOn: day('2026-11-23'), valueOn: day('2026-11-23') };

/** The supplier's applications, as its operator sees them, in every state that is on its way or that it acts in. */
export const records: readonly PledgeRow[] = [
  pledgeOf(1, 'awaitingReview', 800_000, { acts: ['view', 'withdraw', 'remind'], waitingFor: [own('reviewer')] }),
  pledgeOf(2, 'returned', 640_000, {
    acts: ['view', 'edit', 'delete'],
    waitingFor: [own('operator')],
    reason: '请改用利率更低的渠道',
  }),
  pledgeOf(3, 'awaitingGuarantor', 1_200_000, {
    acts: ['view', 'withdraw', 'remind', 'payFee'],
    waitingFor: [answering('operator')],
    pieceCount: 2,
  }),
  pledgeOf(4, 'guarantorSupplementing', 500_000, { acts: ['view', 'supplement'], waitingFor: [own('operator')] }),
  pledgeOf(5, 'underApproval', 960_000, { acts: ['view', 'remind'], waitingFor: [lender('reviewer')] }),
  pledgeOf(6, 'awaitingRegistration', 320_000, { ...small, acts: ['view', 'remind'], waitingFor: [lender('operator', small.lenderName)] }),
  pledgeOf(7, 'disbursed', 800_000, { ...paidOut, acts: ['view', 'repay', 'receipt'], principalLeft: yuan(800_000) }),
  pledgeOf(8, 'awaitingRelease', 400_000, {
    ...small,
    ...paidOut,
    acts: ['view', 'remind', 'releaseApply', 'receipt'],
    principalLeft: yuan(0),
    waitingFor: [own('operator')],
  }),
  pledgeOf(9, 'released', 240_000, { ...small, ...paidOut, principalLeft: yuan(0), releasedOn: day('2026-11-20') }),
  pledgeOf(10, 'guarantorDeclined', 720_000, { acts: ['view', 'copyToLender'], reason: '开立方集中度超限' }),
];

const decides = (acts: PledgeRow['acts'], changes: Partial<PledgeRow> = {}) => ({
  acts: ['view' as const, ...acts],
  waitingFor: [own('reviewer')],
  ...changes,
});

/** What waits for the reviewer: two applications, one that the reviewer made, a repayment and a release. */
export const queue: readonly PledgeRow[] = [
  pledgeOf(1, 'awaitingReview', 800_000, decides(['pass', 'return'])),
  pledgeOf(2, 'awaitingReview', 640_000, decides(['pass', 'return'], { ...small, makerName: '刘志强' })),
  pledgeOf(3, 'awaitingReview', 86_900.8, { acts: ['view'], isOwn: true, makerName: '陈敏', waitingFor: [own('reviewer')] }),
  pledgeOf(7, 'disbursed', 800_000, decides(['repayAuthorise', 'repayReturn'], { ...paidOut, principalLeft: yuan(800_000) })),
  pledgeOf(8, 'awaitingRelease', 400_000, decides(['releaseConfirm', 'releaseReturn'], { ...small, ...paidOut, principalLeft: yuan(0) })),
];

export const pageOfPledges = (list: readonly PledgeRow[]): ResponseOf<typeof contract.pledge.list> => ({
  ...summed(pageOf(list), 'pledged', 'amount', 'net'),
  stateCounts: Object.fromEntries(
    pledgeApplicationMachine.states.map((state) => [state, list.filter((one) => one.state === state).length]),
  ),
});

const passed = (code: string, rule: string, figures: Readonly<Record<string, string>> = {}) => ({
  code,
  rule,
  level: 'pass' as const,
  figures,
});
const checks: PledgeDetail['checks'] = [
  passed('pieces', 'R-10', { pieces: '1' }),
  passed('available', 'R-12', { available: '3286500.00' }),
  passed('due', 'R-01'),
  { ...passed('longTerm', 'R-11'), level: 'warn' },
  passed('quote', 'R-10'),
  passed('account', 'R-06'),
];

/** A repayment of a pledge's maker. */
export const repaymentOf = (
  order: number,
  state: PledgeDetail['repayments'][number]['state'],
  amount: number,
  changes: Partial<PledgeDetail['repayments'][number]> = {},
): PledgeDetail['repayments'][number] => ({
  id: ids.repayment(`R${order}`),
  state,
  version: 0,
  paidOn: day('2026-12-15'),
  amount: yuan(amount),
  principal: null,
  interest: null,
  lateInterest: null,
  receiptNumber: `HK2026121500${order}`,
  makerName: '王建国',
  isOwn: false,
  madeAt: '2026-12-15T09:12:00+08:00',
  reason: null,
  ...changes,
});

const { response: example } = contract.pledge.get.example;

const step = (
  event: string,
  actorName: string,
  at: string,
  changes: Partial<PledgeDetail['log'][number]> = {},
): PledgeDetail['log'][number] => ({
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

/** A row of these lists, whole: with as much of a guarantee, a registration, repayments and a release as its state has. */
export function wholePledge(row: PledgeRow): PledgeDetail {
  const paid = row.disbursedOn !== null;
  const owes = row.state === 'disbursed';
  const quote = { ...example.quote, amount: row.amount, annualRate: row.annualRate, net: row.net };
  const asked = row.state === 'guarantorSupplementing' || row.state === 'supplementing';
  return {
    ...example,
    ...row,
    quote,
    charged: paid ? quote : null,
    owedAtMaturity: yuan(822_168.89),
    guarantee: row.guarantor && {
      contractNumber: paid ? 'HT-DB-2026-018' : null,
      amount: row.amount,
      rate: 5_000n,
      fee: yuan(4_000),
      feePaidOn: paid ? day('2026-11-21') : null,
      feeReceiptNumber: paid ? 'HT20261121001' : null,
    },
    remark: '十一月采购',
    pieces: [{ ...first(example.pieces), issuer: core, amount: row.pledged, pledgeState: paid ? 'pledged' : 'applying' }],
    contract: equipmentContract,
    papers: [
      { invoice: equipmentInvoices.large, used: yuan(2_980_000), occupied: yuan(600_000), thisTime: row.pledged, claimedElsewhere: false },
    ],
    checks: row.state === 'awaitingReview' ? checks : [],
    accepted: row.state === 'underApproval',
    questions: asked ? '请补充本批设备的发运单' : null,
    registration: paid
      ? {
          certificateNumber: '21430987000123456789',
          registeredAt: '2026-11-23T09:30:00+08:00',
          expiresOn: day('2027-11-22'),
          searchReportNumber: 'CC202611230001',
          searchedAt: '2026-11-23T09:12:00+08:00',
          waivedBecause: null,
        }
      : null,
    owed: owes
      ? { on: day('2026-12-23'), principal: yuan(800_000), interest: yuan(3_866.67), lateInterest: yuan(0), total: yuan(803_866.67) }
      : null,
    repayments: owes ? [repaymentOf(1, 'denied', 50_000, { reason: '未查到该笔款项' }), repaymentOf(2, 'awaitingReview', 100_000)] : [],
    release: row.acts.includes('releaseConfirm') ? { assent: 'made', makerName: '王建国', askedAt: '2026-12-24T09:12:00+08:00' } : null,
    log: [
      step('pledge.submit', row.makerName, row.submittedAt),
      ...(paid
        ? [
            step('pledge.pass', '陈敏', '2026-11-20T10:30:00+08:00', {
              actorRole: 'reviewer',
              signed: true,
              certificateSerial: 'SM2-0002',
            }),
            step('pledge.register', row.lenderName, '2026-11-23T09:30:00+08:00', { enterpriseName: row.lenderName }),
          ]
        : []),
    ],
  };
}

/** The platform as a supplier's records ask it. */
export const recordReplies: readonly MockReply[] = [
  reply(contract.pledge.list, pageOfPledges(records)),
  reply(contract.pledge.get, ({ id }) => wholePledge(records.find((one) => one.id === id) ?? first(records))),
];

/** The same platform, asked for what waits for the reviewer. */
export const queueReplies: readonly MockReply[] = [
  reply(contract.pledge.list, pageOfPledges(queue)),
  reply(contract.pledge.get, ({ id }) => wholePledge(queue.find((one) => one.id === id) ?? first(queue))),
];
