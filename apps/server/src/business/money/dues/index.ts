export { payableHandlers } from './payables/handlers.ts';
export { receivableHandlers } from './receivables/handlers.ts';
