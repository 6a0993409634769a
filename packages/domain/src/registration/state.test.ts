import { expect, test } from 'vitest';
import { DEPOSIT_EVENTS, depositMachine } from '../deposit/state.ts';
import { REGISTRATION_EVENTS, registrationMachine, userStatusOf } from './state.ts';

const rows = <S extends string, E extends string>(machine: {
  readonly states: readonly S[];
  readonly events: readonly E[];
  readonly next: (state: S, event: E) => S | undefined;
}) =>
  Object.fromEntries(machine.states.map((state) => [state, machine.events.map((event) => machine.next(state, event) ?? '-').join(' ')]));

test('a registration accepts each event exactly in the states of the rules', () => {
  expect(REGISTRATION_EVENTS).toEqual(['edit', 'submit', 'approve', 'reject', 'complete']);
  expect(rows(registrationMachine)).toEqual({
    draft: 'draft submitted - - -',
    submitted: '- - approved rejected -',
    rejected: 'rejected submitted - - -',
    approved: '- - - - completed',
    completed: '- - - - -',
  });
});

test('a micro-deposit accepts each event exactly in the states of the rules', () => {
  expect(DEPOSIT_EVENTS).toEqual(['start', 'pay', 'fail', 'confirm', 'exhaust', 'expire', 'restart']);
  expect(rows(depositMachine)).toEqual({
    notStarted: 'processing - - - - - -',
    processing: '- paid failed - - - -',
    paid: '- - - verified exhausted expired processing',
    failed: '- - - - - - processing',
    verified: '- - - - - - -',
    exhausted: '- - - - - - processing',
    expired: '- - - - - - processing',
  });
});

test('the user status follows the registration: 0 under review, 2 rejected, 4 rejected again, 3 deposit check due', () => {
  expect([userStatusOf('draft', 0), userStatusOf('submitted', 1), userStatusOf('rejected', 1)]).toEqual([1, 0, 2]);
  expect([userStatusOf('submitted', 2), userStatusOf('rejected', 2), userStatusOf('approved', 2)]).toEqual([0, 4, 3]);
  expect(userStatusOf('completed', 2)).toBe(1);
});
