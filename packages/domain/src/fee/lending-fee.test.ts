import { expect, test } from 'vitest';
import { LENDING_FEE_EVENTS, LENDING_FEE_STATES, lendingFeeMachine } from './lending-fee.ts';

test('a declared fee is confirmed or reversed; a reversed one may be declared again, a received one is final', () => {
  const taken = LENDING_FEE_STATES.flatMap((state) =>
    LENDING_FEE_EVENTS.flatMap((event) => {
      const next = lendingFeeMachine.next(state, event);
      return next === undefined ? [] : [`${state} ${event} ${next}`];
    }),
  );
  expect(taken).toEqual(['due declare declared', 'declared confirm received', 'declared reverse reversed', 'reversed declare declared']);
});
