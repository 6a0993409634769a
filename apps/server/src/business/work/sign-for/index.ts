export { signForHandlers } from './handlers.ts';
export { incomingCounts } from './list-incoming.ts';
export { listParties } from './list-parties.ts';
export { confirmSignFor, signFor } from './sign-for.ts';
