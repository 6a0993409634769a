/** Fields read from pictures of business licences and identity cards. */
export { ocrHandlers } from './handlers.ts';
