import { expect, test } from 'vitest';
import { LENDING_FEE_EVENTS, LENDING_FEE_STATES, lendingFeeMachine } from './lending-fee.ts';

test('a fee that was declared is found or reversed; one that was reversed may be declared again, one that was found is not touched', () => {
  const taken = LENDING_FEE_STATES.flatMap((state) =>
    LENDING_FEE_EVENTS.flatMap((event) => {
      const next = lendingFeeMachine.next(state, event);
      return next === undefined ? [] : [`${state} ${event} ${next}`];
    }),
  );
  expect(taken).toEqual(['due declare declared', 'declared confirm received', 'declared reverse reversed', 'reversed declare declared']);
});
