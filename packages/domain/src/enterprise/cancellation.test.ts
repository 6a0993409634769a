import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CANCELLATION_CHECKS,
  CANCELLATION_EVENTS,
  cancellationMachine,
  cancellationObstacles,
  cancellationSignatureText,
  type CancellationCounts,
} from './cancellation.ts';

const NONE: CancellationCounts = { held: 0, issued: 0, financing: 0, pledge: 0, fees: 0, pending: 0 };

test('there are no obstacles exactly when every count is zero', () => {
  expect(cancellationObstacles(NONE)).toEqual([]);
  fc.assert(
    fc.property(fc.record(Object.fromEntries(CANCELLATION_CHECKS.map((check) => [check, fc.nat()]))), (counts) => {
      const all = { ...NONE, ...counts };
      const left = CANCELLATION_CHECKS.reduce((sum, check) => sum + all[check], 0);
      expect(cancellationObstacles(all).length === 0).toBe(left === 0);
      for (const check of cancellationObstacles(all)) expect(all[check]).toBeGreaterThan(0);
    }),
  );
});

test('a cancellation request is withdrawn, rejected or approved, and then final', () => {
  expect(CANCELLATION_EVENTS.map((event) => cancellationMachine.next('submitted', event))).toEqual(['withdrawn', 'rejected', 'approved']);
  for (const state of ['withdrawn', 'rejected', 'approved'] as const)
    expect([state, cancellationMachine.eventsOf(state)]).toEqual([state, []]);
});

test('the signed text names the enterprise, its credit code and the signer', () => {
  expect(cancellationSignatureText({ enterpriseName: '恒信机电', creditCode: '91140000110057086C', signerName: '刘芳' })).toBe(
    'LX-SIGN-4|cancellation|恒信机电|91140000110057086C|刘芳',
  );
});
