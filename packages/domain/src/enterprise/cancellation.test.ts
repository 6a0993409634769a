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

test('nothing stands in the way exactly where nothing is left', () => {
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

test('a request is taken back or decided, once', () => {
  expect(CANCELLATION_EVENTS.map((event) => cancellationMachine.next('submitted', event))).toEqual(['withdrawn', 'rejected', 'approved']);
  for (const state of ['withdrawn', 'rejected', 'approved'] as const)
    expect([state, cancellationMachine.eventsOf(state)]).toEqual([state, []]);
});

test('what is signed names the enterprise, its code and who signs', () => {
  expect(cancellationSignatureText({ enterpriseName: '恒信机电', creditCode: '91140000110057086C', signerName: '刘芳' })).toBe(
    'LX-SIGN-2|cancellation|恒信机电|91140000110057086C|刘芳',
  );
});
