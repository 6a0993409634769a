export { usePublishedHeight } from './use-published-height.ts';
