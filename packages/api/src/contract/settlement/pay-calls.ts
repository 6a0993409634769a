import * as z from 'zod/mini';
import { act } from '../endpoint.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { reference, shown } from './examples.ts';
import { PayRequest, Reference } from './shapes.ts';

/** The issuer's operator prepares the payment of overdue vouchers: all of those given, or none. */
export const payCalls = {
  settle: act('/pay', {
    summary: '到期付款',
    movesMoney: true,
    source: 'assumed',
    needs: 'settlement.make',
    refreshes: ['settlement', 'issuance', 'message', 'workbench'],
    request: PayRequest,
    response: z.object({ vouchers: z.array(Reference) }),
    refuses: [...STATE_REFUSALS, 'ACCOUNT_UNUSABLE'],
    example: { request: { vouchers: [shown] }, response: { vouchers: [reference] } },
  }),
} as const;
