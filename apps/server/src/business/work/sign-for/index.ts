/** Signing for what was sent, and the list of what was sent to an enterprise. */
export { signForHandlers } from './handlers.ts';
export { incomingCounts } from './list-incoming.ts';
export { listParties } from './list-parties.ts';
export { confirmSignFor, signFor } from './sign-for.ts';
