/** A loan against a pledge of vouchers, for all three parties, until the pledge is released. */
export { pledgeCalls } from './calls.ts';
export { apply } from './apply.ts';
export { clearLoan } from './clear-loan.ts';
export { decide, sign } from './decide.ts';
export { dueLoans } from './desk.ts';
export { type FeeRefundRow, lockRefund, hasEnded, moveRefund, recordRefundDue, refundView } from './fee-refunds.ts';
export { get } from './get.ts';
export { PLEDGE, pledgeKind } from './kind.ts';
export { disburse, pay, register } from './pay-out.ts';
export { quote } from './quote.ts';
export { type PledgeRow, pledges } from './repository.ts';
export { pledgeRowViews } from './rows.ts';
export { search } from './search.ts';
export { notifyPledgeParties } from './notify.ts';
