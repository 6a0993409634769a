import { expect, test } from 'vitest';
import { viewerAs } from '../../testing/guarded-calls.ts';
import { stoppedClock } from '../clock/clock.ts';
import { readConfig } from '../config/config.ts';
import { hasConfirmed } from './confirmation.ts';
import { enterpriseOf } from './enterprise-of.ts';
import { rowViewerOf } from './row-viewer.ts';

const now = new Date('2026-11-20T01:42:00Z');

test('the viewer of a list is a person of an enterprise on a day', () => {
  expect(rowViewerOf({ viewer: viewerAs('reviewer'), clock: stoppedClock(now) })).toEqual({
    viewerNo: 'E',
    userId: 'U',
    role: 'reviewer',
    today: '2026-11-20',
  });
});

test('a person without an enterprise is refused', () => {
  expect(enterpriseOf({ viewer: viewerAs('operator') })).toBe('E');
  expect(() => enterpriseOf({ viewer: viewerAs('operator', { enterpriseNo: null }) })).toThrow(
    expect.objectContaining({ key: 'FORBIDDEN' }),
  );
});

test('a confirmation is valid for the configured minutes', () => {
  const ago = (ms: number) => viewerAs('operator', { confirmedAt: new Date(now.getTime() - ms) });
  const services = { config: { ...readConfig({ SANDBOX: '1' }), stepUpMinutes: 5 }, wallClock: stoppedClock(now) };
  expect(hasConfirmed(services, ago(5 * 60_000 - 1))).toBe(true);
  expect(hasConfirmed(services, ago(5 * 60_000))).toBe(false);
  for (const change of [{}, { confirmedAt: null }]) expect(hasConfirmed(services, viewerAs('operator', change))).toBe(false);
});
