/** Signing for what was sent, and the list of what was sent to an enterprise. */
export { signForCalls } from './calls.ts';
export { incomingCounts } from './list-incoming.ts';
export { confirmSignFor, signFor } from './sign-for.ts';
