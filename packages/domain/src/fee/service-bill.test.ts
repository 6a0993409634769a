import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { fen, sumFen } from '../money/yuan.ts';
import { serviceBillMonths, serviceBusinessOf, taxedAmount, type ServiceCharge } from './service-bill.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const today = day('2026-11-20');
const charge = (changes: Partial<ServiceCharge>): ServiceCharge => ({
  on: day('2026-10-12'),
  kind: 'evidence',
  application: null,
  amount: fen(12_000n),
  state: 'confirmed',
  ...changes,
});

test.each([
  ['serviceFee', 'financing', 'financing'],
  ['serviceFee', 'pledge', 'pledge'],
  ['transfer', null, 'transfer'],
  ['ukey', null, 'ukey'],
  ['service', null, 'platform'],
  ['training', null, 'platform'],
] as const)('a charge of kind %s with the application %s belongs to the business %s', (kind, application, business) => {
  expect(serviceBusinessOf({ kind, application })).toBe(business);
});

describe('the bills of an enterprise', () => {
  test('exist for every month with a charge, and for the current month', () => {
    const months = serviceBillMonths(
      [charge({}), charge({ on: day('2026-08-31') }), charge({ on: day('2026-07-01'), state: 'cancelled' })],
      today,
    );
    expect(months.map(({ month, from, to, amount }) => [month, from, to, amount])).toEqual([
      ['2026-11', '2026-11-01', '2026-11-20', 0n],
      ['2026-10', '2026-10-01', '2026-10-31', 12_000n],
      ['2026-08', '2026-08-01', '2026-08-31', 12_000n],
    ]);
  });

  test('list the net amount, tax and unpaid amount of each business', () => {
    const [, october] = serviceBillMonths(
      [charge({}), charge({ state: 'returned' }), charge({ kind: 'ukey', amount: fen(20_000n), state: 'declared' })],
      today,
    );
    expect(october?.parts).toEqual([
      { business: 'evidence', taxRate: 60_000n, count: 2, net: 22_642n, tax: 1_358n, amount: 24_000n, unpaid: 12_000n },
      { business: 'ukey', taxRate: 130_000n, count: 1, net: 17_699n, tax: 2_301n, amount: 20_000n, unpaid: 0n },
    ]);
    expect(october).toMatchObject({ net: 40_341n, tax: 3_659n, amount: 44_000n, unpaid: 12_000n });
  });

  test('law: net and tax are the amount, of every charge, every business and every month, and the months are all that was asked for', () => {
    const any = fc.record({
      on: fc.integer({ min: -500, max: 0 }).map((days) => addDays(today, days)),
      kind: fc.constantFrom('ukey', 'service', 'evidence', 'transfer'),
      application: fc.constantFrom(null, 'financing' as const),
      amount: fc.bigInt({ min: 1n, max: 10n ** 12n }).map(fen),
      state: fc.constantFrom('pending' as const, 'confirmed' as const),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), (charges) => {
        const months = serviceBillMonths(charges, today);
        const taxed = [...charges.map(taxedAmount), ...months, ...months.flatMap(({ parts }) => parts)];
        for (const { net, tax, amount } of taxed) expect(net + tax).toBe(amount);
        expect(sumFen(months.map(({ amount }) => amount))).toBe(sumFen(charges.map(({ amount }) => amount)));
      }),
    );
  });
});
