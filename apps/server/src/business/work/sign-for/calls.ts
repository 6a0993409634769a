import type { SomeCalls } from '../../../calls/call.ts';
import { listParties } from './list-parties.ts';
import { listIncoming } from './list-incoming.ts';
import { confirmSignFor, signFor } from './sign-for.ts';

/** Lists and accepts items sent to an enterprise, of any kind, under the contract's transfer resource. */
export const signForCalls = {
  transfer: {
    listIncoming: { scope: 'enterprise', statements: 6, handle: listIncoming },
    signFor: { scope: 'enterprise', statements: 13, handle: signFor },
    confirmSignFor: { scope: 'enterprise', statements: 13, handle: confirmSignFor },
  },
  voucher: {
    listParties: { scope: 'enterprise', statements: 3, handle: listParties },
  },
} satisfies SomeCalls;
