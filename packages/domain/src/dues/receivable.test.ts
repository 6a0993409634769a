import { expect, test } from 'vitest';
import { receivableActs } from './receivable.ts';

test('an own entry can be collected, requested as a voucher or removed; a collected one can be reopened', () => {
  expect(receivableActs({ origin: 'plain', collected: false, covered: false, mayIssue: true })).toEqual(['collect', 'ask', 'remove']);
  expect(receivableActs({ origin: 'plain', collected: false, covered: false, mayIssue: false })).toEqual(['collect', 'remove']);
  expect(receivableActs({ origin: 'plain', collected: true, covered: false, mayIssue: true })).toEqual(['reopen']);
  expect(receivableActs({ origin: 'voucher', collected: false, covered: false, mayIssue: true })).toEqual([]);
});

test('an entry fully covered by vouchers can only be removed', () => {
  expect(receivableActs({ origin: 'plain', collected: false, covered: true, mayIssue: true })).toEqual(['remove']);
});
