import { civilDate, fen, type CivilDate } from '@lianxin/domain';
import { expect, it } from 'vitest';
import { weeksIf } from './supposition.ts';

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

it('moves financed receipts to this week', () => {
  expect(receipts(weeksIf(weeks, { monday, fate: 'financed' }, day('2026-11-16')))).toEqual([800n, 0n, 0n, 0n]);
});

it('moves the net amount to this week, and leaves unfinanced receipts in place', () => {
  const fate = { gross: fen(700n), net: fen(660n) };
  expect(receipts(weeksIf(weeks, { monday, fate }, day('2026-11-16')))).toEqual([660n, 0n, 100n, 0n]);
  expect(receipts(weeksIf(weeks, { monday, fate }, monday))).toEqual([0n, 0n, 760n, 0n]);
});

it('ignores a week outside the forecast', () => {
  expect(weeksIf(weeks, { monday: day('2027-06-07'), fate: 'missing' }, undefined)).toEqual(weeks);
});

it('moves late receipts, and drops those after the last week', () => {
  expect(receipts(weeksIf(weeks, { monday, fate: { weeksLater: 1 } }, undefined))).toEqual([0n, 0n, 0n, 800n]);
  expect(receipts(weeksIf(weeks, { monday, fate: { weeksLater: 2 } }, undefined))).toEqual([0n, 0n, 0n, 0n]);
});

it('drops lost receipts', () => {
  expect(receipts(weeksIf(weeks, { monday, fate: 'missing' }, undefined))).toEqual([0n, 0n, 0n, 0n]);
});
