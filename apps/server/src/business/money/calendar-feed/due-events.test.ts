import { fen, icalendar } from '@lianxin/domain';
import { expect, test } from 'vitest';
import { day } from '../../../testing/acting.ts';
import { dueEvents, type AllDues } from './due-events.ts';

const due = (on: string, paidOn: string, amount: bigint, count = 1) => ({ on: day(on), paidOn: day(paidOn), count, amount: fen(amount) });
const dues: AllDues = {
  // Dues of a day off are paid with those of the next business day.
  receivable: [due('2027-01-02', '2027-01-04', 100_000n, 2), due('2027-01-04', '2027-01-04', 25_050n), due('2026-12-31', '2026-12-31', 1n)],
  payable: [due('2027-01-04', '2027-01-04', 300n)],
  repayments: [due('2027-03-01', '2027-03-01', 5_000_000n)],
};

test('a payment day is one event for each kind, with number and sum, in order', () => {
  expect(dueEvents(dues, 'zh', 'a1').map(({ on, summary }) => [on, summary])).toEqual([
    ['2026-12-31', '到期收款 1 笔，合计 0.01 元'],
    ['2027-01-04', '到期收款 3 笔，合计 1,250.50 元'],
    ['2027-01-04', '到期付款 1 笔，合计 3.00 元'],
    ['2027-03-01', '还本付息 1 笔，合计 50,000.00 元'],
  ]);
  expect(dueEvents(dues, 'en', 'a1')[1]?.summary).toBe('To receive: 3 due, CNY 1,250.50 in all');
});

test('an event keeps its uid when its sum changes, unique by day, kind and enterprise', () => {
  const uids = dueEvents(dues, 'zh', 'a1').map(({ uid }) => uid);
  const more = { ...dues, receivable: [...dues.receivable, due('2027-01-04', '2027-01-04', 7n)] };
  expect(dueEvents(more, 'en', 'a1').map(({ uid }) => uid)).toEqual(uids);
  expect(new Set([...uids, ...dueEvents(dues, 'zh', 'b2').map(({ uid }) => uid)]).size).toBe(uids.length * 2);
});

test('commas in sums are escaped', () => {
  const file = icalendar({ name: '到期', madeAt: new Date('2026-11-27T00:00:00Z'), events: dueEvents(dues, 'zh', 'a1') });
  expect(file).toContain(String.raw`SUMMARY:到期收款 3 笔，合计 1\,250.50 元`);
});
