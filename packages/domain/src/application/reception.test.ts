import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { financingMachine, type FinancingEvent, type FinancingState } from '../financing/state.ts';
import { receptionOf, type Reception } from './reception.ts';

const paid: readonly FinancingEvent[] = ['submit', 'pass', 'accept', 'approve', 'contract', 'register', 'disburse'];

describe('a report of a lender', () => {
  test.each<[FinancingEvent, FinancingState, number, Reception]>([
    ['accept', 'awaitingAcceptance', 2, 'applies'],
    ['accept', 'awaitingContract', 4, 'repeated'],
    ['disburse', 'disbursed', 7, 'repeated'],
    ['disburse', 'settled', 7, 'repeated'],
    ['disburse', 'underApproval', 3, 'early'],
    ['disburse', 'awaitingAcceptance', 2, 'early'],
    ['approve', 'supplementing', 3, 'early'],
    ['approve', 'withdrawn', 3, 'late'],
    ['decline', 'disbursed', 7, 'late'],
    ['disburse', 'declined', 4, 'late'],
    ['accept', 'returned', 1, 'late'],
  ])('of %s, while the financing is %s after %s steps, is classified as %s', (event, state, steps, reception) => {
    expect(receptionOf(financingMachine, state, event, paid.slice(0, steps))).toBe(reception);
  });

  test('applies exactly when the machine accepts it, in whatever order reports arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...financingMachine.events), { maxLength: 60 }), (reports) => {
        let state: FinancingState = 'draft';
        let done: FinancingEvent[] = [];
        for (const event of reports) {
          const reception = receptionOf(financingMachine, state, event, done);
          const next = financingMachine.next(state, event);
          expect(reception === 'applies').toBe(next !== undefined);
          if (reception === 'repeated') expect(done).toContain(event);
          if (next === undefined) continue;
          state = next;
          done = event === 'submit' ? [event] : [...done, event];
        }
      }),
    );
  });
});
