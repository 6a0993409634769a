import { expect, test } from 'vitest';
import { receivableActs } from './receivable.ts';

test('an entry of one’s own is collected, asked for as a voucher or removed; what was collected is reopened', () => {
  expect(receivableActs({ origin: 'plain', collected: false, covered: false, mayIssue: true })).toEqual(['collect', 'ask', 'remove']);
  expect(receivableActs({ origin: 'plain', collected: false, covered: false, mayIssue: false })).toEqual(['collect', 'remove']);
  expect(receivableActs({ origin: 'plain', collected: true, covered: false, mayIssue: true })).toEqual(['reopen']);
  expect(receivableActs({ origin: 'voucher', collected: false, covered: false, mayIssue: true })).toEqual([]);
});

test('what vouchers have paid is nothing to be collected any more', () => {
  expect(receivableActs({ origin: 'plain', collected: false, covered: true, mayIssue: true })).toEqual(['remove']);
});
