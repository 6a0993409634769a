import { describe, expect, test } from 'vitest';
import { shanghaiDate } from '../calendar/civil-date.ts';
import { checksPass, worstLevel } from '../checks.ts';
import { fen } from '../money/yuan.ts';
import { issuanceChecks, type IssuanceCheckCode, type IssuanceCheckInput } from './checks.ts';

const on = (text: string) => shanghaiDate(new Date(`${text}T12:00:00+08:00`));

const sound: IssuanceCheckInput = {
  issuerNo: 'CORE',
  issuerSuspended: false,
  issuedOn: on('2026-03-02'),
  dueOn: on('2026-08-31'),
  amount: fen(100_000_000n),
  recipient: { enterpriseNo: 'SUP', verified: true },
  accountUsable: true,
  paymentNature: 'goods',
  contractAllowsVoucher: true,
  invoices: [
    { invoiceId: 'i1', used: fen(60_000_000n), free: fen(60_000_000n) },
    { invoiceId: 'i2', used: fen(40_000_000n), free: fen(90_000_000n) },
  ],
  quotaAvailable: fen(4_661_350_000n),
};

const check = (change: Partial<IssuanceCheckInput>, code: IssuanceCheckCode) =>
  issuanceChecks({ ...sound, ...change }).find((entry) => entry.code === code);

describe('the live checks of an issuance', () => {
  test.each([
    [100_000_000n, 'pass', 0n],
    [99_999_999n, 'warn', 1n],
  ] as const)('only warn once a supplier is owed more than the issuer wanted: limit %s', (limit, level, excess) => {
    const supplierLimit = { limit: fen(limit), unpaid: fen(0n) };
    expect(check({ supplierLimit }, 'supplierLimit')).toMatchObject({ level, figures: { limit, unpaid: 0n, excess } });
    expect(check({ supplierLimit: { limit: fen(limit), unpaid: fen(2n) } }, 'supplierLimit')?.level).toBe('warn');
    expect(checksPass(issuanceChecks({ ...sound, supplierLimit }))).toBe(true);
  });

  test('do not mention a limit that is not set, or an amount that is not entered', () => {
    expect(check({}, 'supplierLimit')).toBeUndefined();
    expect(check({ supplierLimit: { limit: fen(1n), unpaid: fen(0n) }, amount: undefined }, 'supplierLimit')).toBeUndefined();
  });

  test('all pass for a valid issuance, with figures to show', () => {
    const checks = issuanceChecks(sound);
    expect(checks.filter((entry) => entry.level !== 'pass')).toEqual([]);
    expect(checksPass(checks)).toBe(true);
    expect(check({}, 'quota')?.figures).toMatchObject({ remaining: 4_561_350_000n, shortfall: 0n });
    expect(check({}, 'term')?.figures).toMatchObject({ days: 182, term: 'ordinary', paymentDate: '2026-08-31' });
  });

  test('are pending on an empty form', () => {
    const empty = issuanceChecks({
      issuerNo: 'CORE',
      issuerSuspended: false,
      issuedOn: on('2026-03-02'),
      dueOn: undefined,
      amount: undefined,
      recipient: undefined,
      accountUsable: undefined,
      paymentNature: undefined,
      contractAllowsVoucher: undefined,
      invoices: [],
      quotaAvailable: undefined,
    });
    expect(empty.filter((entry) => entry.level !== 'pending').map((entry) => entry.code)).toEqual(['issuerActive']);
    expect(worstLevel(empty)).toBe('pending');
    expect(checksPass(empty)).toBe(false);
  });

  test.each<[string, Partial<IssuanceCheckInput>, IssuanceCheckCode]>([
    ['a suspended issuer', { issuerSuspended: true }, 'issuerActive'],
    ['an unverified recipient', { recipient: { enterpriseNo: 'SUP', verified: false } }, 'recipient'],
    ['the issuer itself as recipient', { recipient: { enterpriseNo: 'CORE', verified: true } }, 'recipient'],
    ['an unusable account', { accountUsable: false }, 'account'],
    ['less than 1,000 yuan', { amount: fen(99_999n) }, 'amount'],
    ['zero', { amount: fen(0n) }, 'amount'],
    ['more than the maximum amount', { amount: fen(100_000_000_000_000n) }, 'amount'],
    ['a long term without a reason', { dueOn: on('2026-09-03') }, 'term'],
    ['a blank reason', { dueOn: on('2026-09-03'), termReason: '  ' }, 'term'],
    ['a term beyond a year in spite of a reason', { dueOn: on('2027-03-03'), termReason: '行业惯例' }, 'term'],
    ['a due date of today', { dueOn: on('2026-03-02') }, 'term'],
    ['a prepayment', { paymentNature: 'prepayment' }, 'paymentNature'],
    ['a contract that does not allow payment by voucher', { contractAllowsVoucher: false }, 'contract'],
    ['an invoice used beyond its free amount', { invoices: [{ invoiceId: 'i1', used: fen(2n), free: fen(1n) }] }, 'invoiceUse'],
    ['an invoice with no used amount', { invoices: [{ invoiceId: 'i1', used: fen(0n), free: fen(1n) }] }, 'invoiceUse'],
  ])('fail for %s', (_, change, code) => {
    expect(check(change, code)?.level).toBe('fail');
  });

  test('a long term with a reason only warns', () => {
    expect(check({ dueOn: on('2026-09-03'), termReason: '行业惯例' }, 'term')?.level).toBe('warn');
  });

  test('an invoice the tax register has not confirmed only warns', () => {
    const invoices = sound.invoices.map((use) => ({ ...use, verified: false }));
    expect(check({ invoices }, 'invoiceUse')).toMatchObject({ level: 'warn', figures: { unverified: 2 } });
  });

  test('state the shortfall to the fen', () => {
    expect(check({ amount: fen(100_000_001n) }, 'invoiceCover')).toMatchObject({ level: 'fail', figures: { shortfall: 1n } });
    expect(check({ quotaAvailable: fen(99_999_999n) }, 'quota')).toMatchObject({
      level: 'fail',
      figures: { remaining: 0n, shortfall: 1n },
    });
    expect(check({ quotaAvailable: fen(100_000_000n) }, 'quota')).toMatchObject({ level: 'pass', figures: { remaining: 0n } });
  });
});
