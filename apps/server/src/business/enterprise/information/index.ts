/** Certified data of an enterprise, changing them, its contact person, and leaving the platform. */
export { informationCalls } from './calls.ts';
export { cancellationCounts } from './cancellation-counts.ts';
export { type CancellationRow, decideCancellation } from './cancellation.ts';
export type { ChangeRow } from './change-view.ts';
export { closeEnterprise } from './close-enterprise.ts';
export { approveChange, changeForReview, changesInState, type InformationDecision, rejectChange } from './decide.ts';
