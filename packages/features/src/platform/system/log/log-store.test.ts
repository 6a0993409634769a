import { beforeEach, expect, it, vi } from 'vitest';
import { clearLog, describeLogWith, fingerprint, log, logEntries, redacted, redactedAddress } from './log-store.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  clearLog();
  describeLogWith(() => Promise.resolve({ user: 'core-op', uuid: 'u', token: 'abc', url: '/#/log' }));
});

it('stores an entry with time and context, newest first', async () => {
  log({ message: 'first' });
  await settled();
  log({ message: 'second', type: 'error' });
  await settled();
  expect(logEntries().map(({ message, type }) => [message, type])).toEqual([
    ['second', 'error'],
    ['first', 'info'],
  ]);
  expect(logEntries()[0]?.time).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  expect(logEntries()[0]?.meta.user).toBe('core-op');
});

it('uses Shanghai time on any device', async () => {
  vi.setSystemTime(new Date('2026-11-20T23:30:05Z'));
  log({ message: 'late' });
  vi.useRealTimers();
  await settled();
  expect(logEntries()[0]?.time).toBe('2026-11-21 07:30:05');
});

it('keeps at most 500', async () => {
  for (let line = 0; line < 510; line += 1) log({ message: String(line) });
  await settled();
  expect(logEntries()).toHaveLength(500);
});

it('stores no secrets', async () => {
  log({ message: '/#/login?token=abcdef&x=1' });
  await settled();
  expect(logEntries()[0]?.message).toBe('/#/login?token=…&x=1');
  expect(redacted('password=hunter2')).toBe('password=…');
  expect(redactedAddress('/portal/#/voucher?no=LX2026&page=2')).toBe('/portal/#/voucher?no=…&page=…');
});

it('distinguishes markers without revealing them', async () => {
  const [one, other] = await Promise.all([fingerprint('marker-1'), fingerprint('marker-2')]);
  expect(one).toMatch(/^[0-9a-f]{12}$/);
  expect(one).not.toBe(other);
  expect(await fingerprint(undefined)).toBe('');
});
