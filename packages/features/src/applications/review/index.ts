export { ReviewDesk, type ReviewDeskProps } from './review-desk.tsx';
export { ReviewFrame, type ReviewFrameProps } from './review-frame.tsx';
export type { ReviewBatch, ReviewKind, ReviewRow, ReviewVerb, ReviewWords, Waiting } from './review-kind.ts';
export { useQueueQuery, WAITING, type QueueQuery } from './use-queue-query.ts';
export { useInView } from './use-queue.ts';
