/** An issuance from its draft until it takes effect. */
export { issuanceCalls } from './calls.ts';
export { actsOnUnpaid } from './acts-on-unpaid.ts';
export { apply, saveDraft } from './apply.ts';
export { cancel } from './cancel.ts';
export { readForm, readWholeForm } from './form.ts';
export { issuanceKind } from './kind.ts';
export { issuanceCounts } from './list.ts';
export { reservePromiseNumber } from './promise-number.ts';
export { type IssuanceRow, issuances } from './repository.ts';
export { review } from './review.ts';
