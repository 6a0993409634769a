import { expect, test } from 'vitest';
import { civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { fen } from '../money/yuan.ts';
import { findPlanRowProblems } from './plan-rows.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const TODAY = day('2026-11-20');
const row = (first: string, outflow = 1n) => ({ first: day(first), inflow: fen(0n), outflow: fen(outflow) });

test('the current week and month can still be planned', () => {
  expect(findPlanRowProblems('week', [row('2026-11-16'), row('2026-11-23')], TODAY)).toEqual([]);
  expect(findPlanRowProblems('month', [row('2026-11-01')], TODAY)).toEqual([]);
});

test('reports every problem of every row by field', () => {
  const rows = [row('2026-11-09'), row('2026-11-17'), row('2026-11-23'), row('2026-11-23', -1n)];
  expect(findPlanRowProblems('week', rows, TODAY)).toEqual([
    { index: 0, field: 'first', problem: 'ended' },
    { index: 1, field: 'first', problem: 'notFirstDay' },
    { index: 3, field: 'first', problem: 'twice' },
    { index: 3, field: 'outflow', problem: 'negative' },
  ]);
});

test('a month begins on its first day', () => {
  expect(findPlanRowProblems('month', [row('2026-12-07')], TODAY)).toEqual([{ index: 0, field: 'first', problem: 'notFirstDay' }]);
});
