import { describe, expect, test } from 'vitest';
import { FEE_EVENTS, FEE_STATE_CODES, feeMachine, UNPAID_FEE_STATES, type FeeEvent, type FeeState } from './state.ts';

/** Written from the rule, independently of the table under test; every other pair must be refused. */
const LEGAL: readonly (readonly [FeeState, FeeEvent, FeeState])[] = [
  ['pending', 'declare', 'declared'],
  ['pending', 'cancel', 'cancelled'],
  ['declared', 'addProof', 'declared'],
  ['declared', 'confirm', 'confirmed'],
  ['declared', 'sendBack', 'returned'],
  ['returned', 'declare', 'declared'],
  ['returned', 'cancel', 'cancelled'],
];

describe('the life cycle of a fee', () => {
  test.each(LEGAL)('in state %s the event %s leads to %s', (state, event, next) => {
    expect(feeMachine.next(state, event)).toBe(next);
  });

  test('refuses every other pair', () => {
    const pairs = feeMachine.states.flatMap((state) => FEE_EVENTS.map((event) => `${state} ${event}`));
    const legal = LEGAL.map(([state, event]) => `${state} ${event}`);
    const taken = feeMachine.states.flatMap((state) => feeMachine.eventsOf(state).map((event) => `${state} ${event}`));
    expect(pairs).toHaveLength(25);
    expect(taken.toSorted()).toEqual(legal.toSorted());
  });

  test('is unpaid before it is declared and after it is returned', () => {
    expect(UNPAID_FEE_STATES).toEqual(['pending', 'returned']);
  });

  test('has a distinct wire code for each state', () => {
    expect(new Set(Object.values(FEE_STATE_CODES)).size).toBe(feeMachine.states.length);
  });
});
