import { describe, expect, test } from 'vitest';
import { asksForFees, feesCanWait, needsUkeyAgreement } from './prompt-policy.ts';

const must = { kind: 'ukey', mandatory: 1 };
const may = { kind: 'service', mandatory: 0 };

describe('the prompt for fees', () => {
  test.each([
    ['administrator', true],
    ['operator', true],
    ['reviewer', true],
    ['groupViewer', false],
  ] as const)('comes to the %s: %s', (role, comes) => {
    expect(asksForFees(role, [may])).toBe(comes);
    expect(asksForFees(role, [])).toBe(false);
  });

  test('can be dismissed unless a mandatory fee is pending', () => {
    expect([feesCanWait([may]), feesCanWait([may, must]), feesCanWait([must])]).toEqual([true, false, false]);
  });

  test('asks for the USB key agreement only when a USB key is selected', () => {
    expect([needsUkeyAgreement([may]), needsUkeyAgreement([may, must]), needsUkeyAgreement([])]).toEqual([false, true, false]);
  });
});
