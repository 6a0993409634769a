import { EARLIEST_ENTERED_DAY } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Day } from './primitives.ts';

/** The day of a receipt, payment, invoice or contract, as somebody enters it. */
export const EnteredDay = Day.check(
  z.check(({ value, issues }) => {
    if (value >= EARLIEST_ENTERED_DAY) return;
    issues.push({ code: 'too_small', origin: 'date', minimum: Date.parse(EARLIEST_ENTERED_DAY), inclusive: true, input: value });
  }),
);
