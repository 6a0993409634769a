import { expect, it } from 'vitest';
import { withTotals } from './total-row.ts';

const columns = [{}, { isSummed: true }, { isSummed: false }, { isSummed: true }];

it('adds totals of money columns, to the fen', () => {
  const rows = [
    ['LX1', '9007199254740993.01', '5', ''],
    ['LX2', '-0.02', '6', '1.10'],
  ];
  expect(withTotals(columns, rows, '合计')).toEqual([...rows, ['合计', '9007199254740992.99', '', '1.10']]);
});

it('adds nothing without money columns or rows', () => {
  expect(withTotals([{}, {}], [['LX1', '2']], '合计')).toEqual([['LX1', '2']]);
  expect(withTotals(columns, [], '合计')).toEqual([]);
});
