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
  ['2027-02-29', undefined],
  ['2027-13-01', undefined],
  ['205', undefined],
  ['', undefined],
])('parses %s as %s', (text, iso) => {
  expect(readDate(text, '2026-11-20')).toBe(iso);
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
