import type { Handlers } from '../../../calls/handler.ts';
import { listIncoming } from './list-incoming.ts';
import { confirmSignFor, signFor } from './sign-for.ts';

/** What was sent to an enterprise, and its signing for it: of any kind, under the contract's transfer resource. */
export const signForHandlers = { listIncoming, signFor, confirmSignFor } satisfies Partial<Handlers['transfer']>;
