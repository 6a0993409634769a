import { fen, sumFen, type CivilDate, civilDate } from '@lianxin/domain';
import { expect, it } from 'vitest';
import { deepestGap, netOf, weeksIf } from './supposition.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const week = (monday: string, receipts: bigint, payments = 0n) => ({
  monday: day(monday),
  receipts: fen(receipts),
  payments: fen(payments),
  repayments: fen(0n),
  fees: fen(0n),
});
const weeks = [week('2026-11-16', 0n, 500n), week('2026-11-23', 0n), week('2026-11-30', 800n), week('2026-12-07', 0n, 200n)];
const receipts = (list: readonly { readonly receipts: bigint }[]) => list.map((one) => one.receipts);
const monday = day('2026-11-30');

it('brings what is financed into this week', () => {
  expect(receipts(weeksIf(weeks, { monday, fate: 'financed' }, day('2026-11-16')))).toEqual([800n, 0n, 0n, 0n]);
});

it('takes what is late later, and what comes after the last week out of it', () => {
  expect(receipts(weeksIf(weeks, { monday, fate: { weeksLater: 1 } }, undefined))).toEqual([0n, 0n, 0n, 800n]);
  expect(receipts(weeksIf(weeks, { monday, fate: { weeksLater: 2 } }, undefined))).toEqual([0n, 0n, 0n, 0n]);
});

it('leaves out what does not come', () => {
  const left = weeksIf(weeks, { monday, fate: 'missing' }, undefined);
  expect(sumFen(left.map(netOf))).toBe(-700n);
});

it('names the week in which most is missing', () => {
  expect(deepestGap(weeks)).toEqual({ monday: '2026-11-16', short: 500n });
  expect(deepestGap(weeksIf(weeks, { monday, fate: 'missing' }, undefined))).toEqual({ monday: '2026-12-07', short: 700n });
  expect(deepestGap(weeksIf(weeks, { monday, fate: 'financed' }, day('2026-11-16')))).toBeUndefined();
});
