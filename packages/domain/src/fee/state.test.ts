import { describe, expect, test } from 'vitest';
import { FEE_EVENTS, FEE_STATE_CODES, feeMachine, UNPAID_FEE_STATES, type FeeEvent, type FeeState } from './state.ts';

/** Typed from the rule, not from the table: every pair that is not here is refused. */
const LEGAL: readonly (readonly [FeeState, FeeEvent, FeeState])[] = [
  ['pending', 'declare', 'declared'],
  ['pending', 'cancel', 'cancelled'],
  ['declared', 'addProof', 'declared'],
  ['declared', 'confirm', 'confirmed'],
  ['declared', 'sendBack', 'returned'],
  ['returned', 'declare', 'declared'],
  ['returned', 'cancel', 'cancelled'],
];

describe('the life of a fee', () => {
  test.each(LEGAL)('%s takes %s and becomes %s', (state, event, next) => {
    expect(feeMachine.next(state, event)).toBe(next);
  });

  test('refuses every other pair', () => {
    const pairs = feeMachine.states.flatMap((state) => FEE_EVENTS.map((event) => `${state} ${event}`));
    const legal = LEGAL.map(([state, event]) => `${state} ${event}`);
    const taken = feeMachine.states.flatMap((state) => feeMachine.eventsOf(state).map((event) => `${state} ${event}`));
    expect(pairs).toHaveLength(25);
    expect(taken.toSorted()).toEqual(legal.toSorted());
  });

  test('waits for the enterprise before it is declared and after it is sent back', () => {
    expect(UNPAID_FEE_STATES).toEqual(['pending', 'returned']);
  });

  test('has a code for each state', () => {
    expect(new Set(Object.values(FEE_STATE_CODES)).size).toBe(feeMachine.states.length);
  });
});
