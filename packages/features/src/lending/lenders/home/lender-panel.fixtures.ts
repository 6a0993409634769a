import { contract, type ResponseOf } from '@lianxin/api/contract';
import { figure, none, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { planned, unplanned } from '../plan/plan.fixtures.ts';

type Desk = ResponseOf<typeof contract.pledge.desk>;
type DeskRow = Desk['rows'][number];

const row = (part: DeskRow['part'], state: DeskRow['state'], count: number, amount: number, more: Partial<DeskRow> = {}): DeskRow => ({
  part,
  state,
  count,
  amount: yuan(amount),
  pledged: yuan(amount * 1.25),
  principalLeft: yuan(state === 'disbursed' || state === 'overdue' ? amount : 0),
  waiting: none,
  due: none,
  ...more,
});

const base = contract.pledge.desk.example.response;

const guarantorDesk: Desk = {
  ...base,
  rows: [
    row('guarantor', 'awaitingGuarantor', 3, 1_240_000, { waiting: figure(2, 860_000) }),
    row('guarantor', 'awaitingGuarantorSignature', 1, 400_000),
    row('guarantor', 'underApproval', 2, 900_000),
    row('guarantor', 'disbursed', 5, 3_600_000, { due: figure(2, 1_400_000) }),
    row('guarantor', 'overdue', 1, 320_000),
    row('guarantor', 'awaitingRelease', 1, 500_000),
  ],
};

const lenderDesk: Desk = {
  ...base,
  rows: [
    row('funder', 'underApproval', 2, 760_000, { waiting: figure(1, 360_000) }),
    row('funder', 'awaitingRegistration', 1, 240_000),
    row('funder', 'awaitingDisbursement', 1, 256_000),
    row('funder', 'disbursed', 4, 3_120_000, { due: figure(1, 800_000) }),
    row('funder', 'released', 7, 4_000_000),
  ],
};

const { pledge, capitalPlan, lendingFee } = contract;

const fees = reply(lendingFee.list, {
  ...lendingFee.list.example.response,
  sums: [
    { direction: 'receivable', outstanding: yuan(6_400), declared: yuan(2_186.67), received: yuan(48_200), toRefund: yuan(0) },
    { direction: 'payable', outstanding: yuan(1_260.5), declared: yuan(0), received: yuan(0), toRefund: yuan(0) },
  ],
});
const plans = reply(capitalPlan.overview, ({ period }) => planned(period));

export const guarantorReplies: readonly MockReply[] = [reply(pledge.desk, guarantorDesk), plans, fees];
export const lenderReplies: readonly MockReply[] = [reply(pledge.desk, lenderDesk), plans, fees];
/** The replies to an enterprise that is both lender and guarantor. */
export const bothReplies: readonly MockReply[] = [
  reply(pledge.desk, { ...base, rows: [...guarantorDesk.rows, ...lenderDesk.rows] }),
  plans,
  fees,
];
/** The replies to a lender without loans and without a plan. */
export const newLenderReplies: readonly MockReply[] = [
  reply(pledge.desk, { ...base, rows: [] }),
  reply(capitalPlan.overview, unplanned),
  reply(lendingFee.list, { ...lendingFee.list.example.response, list: [], total: 0, sums: [] }),
];
