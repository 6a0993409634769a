import { contract } from '@lianxin/api/contract';
import { day, yuan } from '@lianxin/api/mock';
import { expect, test } from 'vitest';
import { first } from '../../../platform/testing/world/example.ts';
import { dueDays, gapOf, type Need } from './needs.ts';

const need: Need = {
  ...first(contract.settlement.listToPay.example.response.needs),
  due: yuan(900),
  balance: yuan(500),
  days: [
    { paysOn: day('2026-11-16'), due: yuan(300), holders: 1, overdue: true },
    { paysOn: day('2026-11-30'), due: yuan(400), holders: 2, overdue: false },
    { paysOn: day('2026-12-01'), due: yuan(200), holders: 1, overdue: false },
  ],
};

test('a balance runs through the days, and the gaps of the days add up to that of the account', () => {
  const funds = dueDays([need]).map((one) => one.funds);
  expect(funds).toEqual([
    { before: yuan(500), gap: 0n, after: yuan(200) },
    { before: yuan(200), gap: yuan(200), after: -yuan(200) },
    { before: -yuan(200), gap: yuan(200), after: -yuan(400) },
  ]);
  expect(gapOf(need)).toBe(yuan(400));
});

test('a balance that was not asked for, or that the bank has contradicted, is unknown and not without a gap', () => {
  const unasked = { ...need, balance: null, balanceAt: null };
  expect(gapOf(unasked)).toBeUndefined();
  const refused = { ...need, refused: { at: '2026-11-19T09:30:00+08:00', amount: yuan(300), reason: '付款账户余额不足' } };
  for (const one of dueDays([unasked, refused])) expect(one.funds).toBeUndefined();
});
