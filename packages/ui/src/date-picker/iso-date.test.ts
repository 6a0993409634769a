import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDate, toDate, toIso } from './iso-date.ts';

test.each([
  ['2027-05-20', '2027-05-20'],
  ['2027/5/2', '2027-05-02'],
  ['2027.5.2', '2027-05-02'],
  ['2027年5月2日', '2027-05-02'],
  ['20270520', '2027-05-20'],
  ['5-20', '2026-05-20'],
  ['5月20日', '2026-05-20'],
  ['2027-5-2', '2027-05-02'],
  ['2027 - 05 - 20', '2027-05-20'],
  ['2027 年 5 月 20 日', '2027-05-20'],
  ['２０２７-０５-２０', '2027-05-20'],
  ['2027－05－20', '2027-05-20'],
  ['2027-05-20 10:22:31', '2027-05-20'],
  ['2027/5/20 9:00', '2027-05-20'],
  ['2027-05-20T00:00:00', '2027-05-20'],
  ['20270520 102231', '2027-05-20'],
  ['20270520102231', '2027-05-20'],
  ['2027年5月20日10时22分31秒', '2027-05-20'],
  ['2027-05-20 星期四', '2027-05-20'],
  ['2027-05-20（周四）', '2027-05-20'],
  ['2027-02-29', undefined],
  ['2027-05', undefined],
  ['2027年5月', undefined],
  ['03/11/2026', undefined],
  ['26-11-03', undefined],
  ['2027-05-20T16:00:00Z', undefined],
  ['2027-13-01', undefined],
  ['205', undefined],
  ['', undefined],
])('parses %s as %s', (text, iso) => {
  expect(readDate(text, '2026-11-20')).toBe(iso);
});

test('without today a day needs its year', () => {
  expect(readDate('5-20')).toBeUndefined();
  expect(readDate('2027-5-20')).toBe('2027-05-20');
});

test('every day survives a round trip through Date and through text', () => {
  const day = fc.date({ min: new Date(1950, 0, 1), max: new Date(2150, 11, 31), noInvalidDate: true }).map(toIso);
  fc.assert(
    fc.property(day, (iso) => {
      expect(toIso(toDate(iso))).toBe(iso);
      expect(readDate(iso, '2000-01-01')).toBe(iso);
    }),
  );
});

test('text that is too long for a day is not searched for one', () => {
  for (const part of ['\n', ' ', '1', '-']) expect(readDate(`${part.repeat(1_000_000)}2026-11-20`)).toBeUndefined();
  expect(readDate(`  2026 年 11 月 20 日  （星期五） 10:00:00  `)).toBe('2026-11-20');
});
