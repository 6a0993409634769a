import { expect, test } from 'vitest';
import { STATEMENT_EVENTS, STATEMENT_STATES, statementMachine, type StatementEvent, type StatementState } from './state.ts';

/** Typed from the rule, not from the table: every pair that is not here is refused. */
const LEGAL: readonly (readonly [StatementState, StatementEvent, StatementState])[] = [
  ['running', 'end', 'toConfirm'],
  ['toConfirm', 'confirm', 'confirmed'],
  ['toConfirm', 'dispute', 'disputed'],
  ['disputed', 'answer', 'answered'],
  ['disputed', 'confirm', 'confirmed'],
  ['answered', 'confirm', 'confirmed'],
  ['answered', 'dispute', 'disputed'],
];

test.each(LEGAL)('a statement that is %s takes %s and becomes %s', (state, event, next) => {
  expect(statementMachine.next(state, event)).toBe(next);
});

test('a statement takes no other event: one that is confirmed stays so, and none is confirmed while its month runs', () => {
  const taken = STATEMENT_STATES.flatMap((state) =>
    STATEMENT_EVENTS.filter((event) => statementMachine.can(state, event)).map((event) => `${state} ${event}`),
  );
  expect(taken.toSorted()).toEqual(LEGAL.map(([state, event]) => `${state} ${event}`).toSorted());
});
