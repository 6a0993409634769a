import type { SomeCalls } from '../../../calls/call.ts';
import { list } from './list.ts';
import { addProof, pay } from './pay.ts';
import { payments } from './payments.ts';

export const feeCalls = {
  fee: {
    list: { scope: 'enterprise', statements: 3, handle: list },
    payments: { scope: 'enterprise', statements: 4, handle: payments },
    pay: { scope: 'enterprise', statements: 16, handle: pay },
    addProof: { scope: 'enterprise', statements: 15, handle: addProof },
    receivingAccount: { scope: 'enterprise', statements: 1, handle: async (_context, _request, { config }) => config.feeAccount ?? null },
  },
} satisfies SomeCalls;
