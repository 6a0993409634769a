import { expect, test } from 'vitest';
import { feePaymentStateOf, type FeePaymentLineState, type FeePaymentState } from './payment.ts';

test.each<[FeePaymentState, readonly FeePaymentLineState[]]>([
  ['declared', ['declared']],
  ['declared', ['confirmed', 'declared', 'returned']],
  ['confirmed', ['confirmed', 'confirmed']],
  ['returned', ['returned', 'returned']],
  ['partly', ['confirmed', 'returned']],
])('a payment is %s when its fees are %j', (state, lines) => {
  expect(feePaymentStateOf(lines)).toBe(state);
});
