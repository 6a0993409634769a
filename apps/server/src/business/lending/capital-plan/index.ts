/** A lender's capital plan by week and month, the actual movements, and the use of its limits. */
export { capitalPlanCalls } from './calls.ts';
export { planLeftOn, plannedFor } from './left.ts';
export { lenderOf } from './lender-of.ts';
export { warnOfPayment, warnOfReservation } from './warn.ts';
