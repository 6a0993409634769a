/** A lender's capital plan by week and month, the actual movements, and the use of its limits. */
export { capitalPlanCalls } from './calls.ts';
export { remainingOutflowOn, plannedOutflows } from './remaining-outflow.ts';
export { institutionOf } from './institution.ts';
export { warnOfPayment, warnOfReservation } from './warn.ts';
