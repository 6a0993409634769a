/** A lender's money by week and month, what moves it, and how its limits are used. */
export { capitalPlanCalls } from './calls.ts';
export { planLeftOn, plannedFor } from './left.ts';
export { lenderOf } from './lender-of.ts';
export { warnOfPayment, warnOfReservation } from './warn.ts';
