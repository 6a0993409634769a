import { describe, expect, test } from 'vitest';
import { shanghaiDate } from '../calendar/civil-date.ts';
import { checksPass } from '../checks.ts';
import { fen } from '../money/yuan.ts';
import { transferChecks, type TransferCheckCode, type TransferCheckInput } from './checks.ts';

const on = (text: string) => shanghaiDate(new Date(`${text}T12:00:00+08:00`));
const recipient = { enterpriseNo: 'TIER2', verified: true };

const sound: TransferCheckInput = {
  senderNo: 'SUP',
  on: on('2026-03-02'),
  sources: [{ number: 'LX1', available: fen(10_000n), dueOn: on('2026-08-31'), issuerSuspended: false }],
  lines: [
    { recipient, accountUsable: true, amount: fen(6_000n) },
    { recipient: { enterpriseNo: 'OTHER', verified: true }, accountUsable: true, amount: fen(4_000n) },
  ],
  invoices: [{ invoiceId: 'i1', used: fen(10_000n), free: fen(10_000n) }],
};

const check = (change: Partial<TransferCheckInput>, code: TransferCheckCode) =>
  transferChecks({ ...sound, ...change }).find((entry) => entry.code === code);

describe('the live checks of a transfer', () => {
  test('all pass for a valid transfer', () => {
    const checks = transferChecks(sound);
    expect(checks.filter((entry) => entry.level !== 'pass')).toEqual([]);
    expect(checksPass(checks)).toBe(true);
  });

  test('are pending on an empty form', () => {
    const checks = transferChecks({ ...sound, sources: [], lines: [], invoices: [] });
    expect(new Set(checks.map((entry) => entry.level))).toEqual(new Set(['pending']));
    expect(check({ lines: [{ recipient: undefined, accountUsable: true, amount: undefined }] }, 'amounts')?.level).toBe('pending');
    expect(check({ lines: [{ recipient: undefined, accountUsable: true, amount: undefined }] }, 'transferee')?.level).toBe('pending');
    expect(check({ lines: [{ recipient, accountUsable: undefined, amount: fen(1n) }] }, 'account')?.level).toBe('pending');
  });

  test('refuse 100.90 against 100.00, counting every fen', () => {
    const lines = [fen(5_045n), fen(5_045n)].map((amount) => ({ recipient, accountUsable: true, amount }));
    expect(check({ lines }, 'available')).toMatchObject({ level: 'fail', figures: { total: 10_090n, shortfall: 90n, remaining: 0n } });
  });

  test('add up the available amounts of all sources', () => {
    const sources = ['LX1', 'LX2'].map((number) => ({ number, available: fen(5_000n), dueOn: on('2026-08-31'), issuerSuspended: false }));
    expect(check({ sources }, 'available')).toMatchObject({ level: 'pass', figures: { available: 10_000n, remaining: 0n } });
  });

  test.each<[string, Partial<TransferCheckInput>, TransferCheckCode]>([
    [
      'the sender itself as recipient',
      { lines: [{ recipient: { enterpriseNo: 'SUP', verified: true }, accountUsable: true, amount: fen(1n) }] },
      'transferee',
    ],
    [
      'an unverified recipient',
      { lines: [{ recipient: { ...recipient, verified: false }, accountUsable: true, amount: fen(1n) }] },
      'transferee',
    ],
    ['a line with a zero amount', { lines: [{ recipient, accountUsable: true, amount: fen(0n) }] }, 'amounts'],
    ['an account that is not usable', { lines: [{ recipient, accountUsable: false, amount: fen(1n) }] }, 'account'],
    ['a voucher that has fallen due', { on: on('2026-08-31') }, 'due'],
    ['invoices that do not cover the amount', { invoices: [{ invoiceId: 'i1', used: fen(9_999n), free: fen(10_000n) }] }, 'invoiceCover'],
  ])('fail for %s', (_, change, code) => {
    expect(check(change, code)?.level).toBe('fail');
  });

  test('a suspended issuer only warns', () => {
    const sources = sound.sources.map((source) => ({ ...source, issuerSuspended: true }));
    expect(check({ sources }, 'issuerActive')).toMatchObject({ level: 'warn', figures: { suspended: 1 } });
  });
});
