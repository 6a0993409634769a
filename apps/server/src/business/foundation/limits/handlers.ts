import { Day } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { Handlers } from '../../../calls/handler.ts';
import { issueLimits } from './dated-limits.ts';

const fromDay = <Row extends { readonly effectiveFrom: string }>(row: Row) => ({ ...row, effectiveFrom: z.decode(Day, row.effectiveFrom) });

/** The limits that pages judge by. */
export const limitsHandlers: Handlers['limits'] = {
  async ofIssue({ db, clock }) {
    const { termLimits, amountLimits } = await issueLimits(db);
    return { today: clock.today(), term: termLimits.map(fromDay), amount: amountLimits.map(fromDay) };
  },
};
