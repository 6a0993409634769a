export { treasuryHandlers } from './handlers.ts';
