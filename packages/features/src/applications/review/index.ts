/** The review desk that every review queue uses: the list, the item in view and its decisions (docs/review-queue.md). */
export { ReviewDesk, type ReviewDeskProps } from './review-desk.tsx';
export { ReviewFrame, type ReviewFrameProps } from './review-frame.tsx';
export type { ReviewBatch, ReviewKind, ReviewRow, ReviewVerb, ReviewWords, Waiting } from './review-kind.ts';
export { useQueueQuery, WAITING, type QueueQuery } from './use-queue-query.ts';
export { useClosedByChecks } from './use-closed-by-checks.ts';
export { useInView } from './use-queue.ts';
