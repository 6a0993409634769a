/** What is certified of an enterprise, changing it, whom the platform contacts there, and leaving the platform. */
export { cancellationCounts } from './cancellation-counts.ts';
export { type CancellationRow, cancellationText, decideCancellation } from './cancellation.ts';
export type { ChangeRow } from './change-view.ts';
export { closeEnterprise } from './close-enterprise.ts';
export { approveChange, changeForReview, changesInState, type InformationDecision, rejectChange } from './decide.ts';
export { informationHandlers } from './handlers.ts';
