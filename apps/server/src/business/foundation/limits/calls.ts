import type { SomeCalls } from '../../../calls/call.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { Day } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { issueLimits } from './dated-limits.ts';

const fromDay = <Row extends { readonly effectiveFrom: string }>(row: Row) => ({ ...row, effectiveFrom: z.decode(Day, row.effectiveFrom) });

const ofIssue: Handlers['limits']['ofIssue'] = async ({ db, clock }) => {
  const { termLimits, amountLimits } = await issueLimits(db);
  return { today: clock.today(), term: termLimits.map(fromDay), amount: amountLimits.map(fromDay) };
};

export const limitCalls = {
  limits: {
    ofIssue: { scope: 'self', statements: 2, handle: ofIssue },
  },
} satisfies SomeCalls;
