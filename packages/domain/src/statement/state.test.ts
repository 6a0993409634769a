import { expect, test } from 'vitest';
import { STATEMENT_EVENTS, STATEMENT_STATES, statementMachine, type StatementEvent, type StatementState } from './state.ts';

/** Written from the rule, independently of the table under test; every other pair must be refused. */
const LEGAL: readonly (readonly [StatementState, StatementEvent, StatementState])[] = [
  ['running', 'end', 'toConfirm'],
  ['toConfirm', 'confirm', 'confirmed'],
  ['toConfirm', 'dispute', 'disputed'],
  ['disputed', 'answer', 'answered'],
  ['disputed', 'confirm', 'confirmed'],
  ['answered', 'confirm', 'confirmed'],
  ['answered', 'dispute', 'disputed'],
];

test.each(LEGAL)('in state %s the event %s leads to %s', (state, event, next) => {
  expect(statementMachine.next(state, event)).toBe(next);
});

test('accepts no other event: a confirmed statement is final, and none is confirmed during its month', () => {
  const taken = STATEMENT_STATES.flatMap((state) =>
    STATEMENT_EVENTS.filter((event) => statementMachine.can(state, event)).map((event) => `${state} ${event}`),
  );
  expect(taken.toSorted()).toEqual(LEGAL.map(([state, event]) => `${state} ${event}`).toSorted());
});
