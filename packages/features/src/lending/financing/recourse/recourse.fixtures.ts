import { contract, type FinancingDetail, type FinancingRow } from '@lianxin/api/contract';
import { ids, reply, type MockReply } from '@lianxin/api/mock';
import { civilDate, fen, nextWorkingDay, owedOn, type Act } from '@lianxin/domain';
import { pageOfFinancings } from '../financing.fixtures.ts';
import { recordReplies, records, wholeOf } from '../records/records.fixtures.ts';

const lent = records.find(({ state }) => state === 'disbursed');
if (!lent) throw new Error('the records lost what was paid out');

const detail = wholeOf(lent);
const { paysOn } = detail.quote;
const asked = civilDate('2027-06-20') ?? paysOn;
const owed = owedOn(
  { principal: lent.amount, annualRatePpm: 0n, lateDailyPpm: 500n, since: paysOn, paysOn: nextWorkingDay(paysOn) },
  asked,
);

const overdue = (acts: readonly Act[]): FinancingDetail => ({
  ...detail,
  state: 'overdue',
  version: 14,
  acts: [...acts],
  recourse: true,
  claimedAt: '2027-06-15T09:12:00+08:00',
  principalLeft: lent.amount,
  owed: { on: asked, ...owed },
});

/** What the issuer has not paid and the lender claims back, on a day with so much late interest. */
export const claimed = overdue(['view', 'receipt', 'repay']);

const entered = {
  ...contract.pledge.ghRepayments.example.response.repayments[0],
  id: ids.repayment('R7'),
  version: 0,
  paidOn: asked,
  amount: owed.total,
  receiptNumber: 'HK202706200001',
  makerName: '王建国',
  isOwn: false,
  madeAt: '2027-06-20T09:12:00+08:00',
  reason: null,
};

/** The same with a repayment that waits for the reviewer. */
export const toAuthorise: FinancingDetail = {
  ...overdue(['view', 'receipt', 'repayAuthorise', 'repayReturn']),
  waitingFor: [{ party: 'own', enterpriseName: lent.holder.name, role: 'reviewer', since: '2027-06-20T09:12:00+08:00' }],
  repayments: [{ ...entered, state: 'awaitingReview', principal: null, interest: null, lateInterest: null }],
};

/** Paid back, and the voucher got back. */
export const boughtBack: FinancingDetail = {
  ...detail,
  state: 'settled',
  acts: ['view', 'receipt'],
  recourse: true,
  principalLeft: fen(0n),
  paidOffOn: asked,
  pieces: detail.pieces.map((piece) => ({ ...piece, returnedNumber: ids.voucherNumber('LX20261118000034217-01-01-01') })),
  repayments: [{ ...entered, state: 'confirmed', principal: owed.principal, interest: owed.interest, lateInterest: owed.lateInterest }],
};

/** The platform with one financing as it stands. */
export const withFinancing = (one: FinancingDetail): readonly MockReply[] => [
  ...recordReplies,
  reply(contract.financing.list, pageOfFinancings([one satisfies FinancingRow])),
  reply(contract.financing.get, one),
];
