export { lendingFeeHandlers } from './handlers.ts';
