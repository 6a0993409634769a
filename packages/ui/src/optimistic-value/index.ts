export { useOptimisticValue } from './use-optimistic-value.ts';
