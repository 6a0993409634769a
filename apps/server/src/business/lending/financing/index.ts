/** A financing on the holder's side, from its draft until it is fully repaid. */
export { financingCalls } from './calls.ts';
export { assertContractActPossible, isActPossible, isStepMissing, progressOf } from './acts.ts';
export { apply } from './apply.ts';
export { checkInvoices } from './check-invoices.ts';
export { get } from './get.ts';
export { FINANCING, financingKind } from './kind.ts';
export { STEP_OF_EVENT } from './lender-events.ts';
export { claimFinancing } from './overdue.ts';
export { quote } from './quote.ts';
export { type FinancingRow, financings } from './repository.ts';
