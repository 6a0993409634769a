export { sessionHandlers } from './session-calls.ts';
