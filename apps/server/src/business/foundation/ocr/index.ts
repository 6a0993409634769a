export { ocrHandlers } from './handlers.ts';
