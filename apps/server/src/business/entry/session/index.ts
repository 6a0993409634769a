/** The calls about the session itself. */
export { sessionCalls } from './calls.ts';
