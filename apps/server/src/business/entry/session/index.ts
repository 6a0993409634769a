/** The calls about the session itself. */
export { sessionHandlers } from './session-calls.ts';
