/** Signing for items sent to an enterprise, and their list. */
export { signForCalls } from './calls.ts';
export { incomingCounts } from './list-incoming.ts';
export { confirmSignFor, signFor } from './sign-for.ts';
