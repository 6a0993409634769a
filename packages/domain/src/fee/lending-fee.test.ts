import { describe, expect, test } from 'vitest';
import { financingMachine } from '../financing/state.ts';
import { pledgeApplicationMachine } from '../pledge/state.ts';
import { LENDING_FEE_EVENTS, LENDING_FEE_KINDS, LENDING_FEE_RULES, LENDING_FEE_STATES, lendingFeeMachine } from './lending-fee.ts';

test('a declared fee is confirmed or reversed; a withheld or received one is final, unless it is owed back and refunded', () => {
  const taken = LENDING_FEE_STATES.flatMap((state) =>
    LENDING_FEE_EVENTS.flatMap((event) => {
      const next = lendingFeeMachine.next(state, event);
      return next === undefined ? [] : [`${state} ${event} ${next}`];
    }),
  );
  expect(taken).toEqual([
    'due withhold withheld',
    'due declare declared',
    'due end lapsed',
    'declared confirm received',
    'declared reverse reversed',
    'received end refundDue',
    'reversed declare declared',
    'reversed end lapsed',
    'refundDue refund refundDeclared',
    'refundDeclared confirmRefund refunded',
    'refundDeclared denyRefund refundDue',
  ]);
});

describe.each(LENDING_FEE_KINDS)('%s', (kind) => {
  const { owedIn, paid, onEnd } = LENDING_FEE_RULES[kind];

  test('is owed by nobody before the side that earns it has agreed, nor after the application has ended without a payout', () => {
    const before = [
      'draft',
      'awaitingReview',
      'returned',
      'awaitingAcceptance',
      'awaitingGuarantor',
      'awaitingGuarantorSignature',
    ] as const;
    const ended = ['withdrawn', 'guarantorDeclined', 'declined'] as const;
    for (const state of [...before, ...ended]) expect([...owedIn.pledge, ...owedIn.financing]).not.toContain(state);
    if (paid === 'withPayout') {
      const { states } = pledgeApplicationMachine;
      expect(states.filter((state) => owedIn.pledge.includes(state))).toEqual([...owedIn.pledge]);
      expect(owedIn.pledge).not.toContain('underApproval');
      expect(financingMachine.states.filter((state) => owedIn.financing.includes(state))).toEqual([...owedIn.financing]);
    }
  });

  test('that can be paid by itself is refunded when the application ends, and one withheld from the payout lapses', () => {
    expect(onEnd).toBe(paid === 'ownTransfer' ? 'refund' : 'lapse');
  });
});

test('a guarantee fee can be paid exactly where it is owed', () => {
  const payable = pledgeApplicationMachine.states.filter((state) => pledgeApplicationMachine.can(state, 'payFee'));
  expect(LENDING_FEE_RULES.guaranteeFee.owedIn.pledge).toEqual(payable);
  expect(payable).toEqual([
    'underApproval',
    'supplementing',
    'awaitingRegistration',
    'awaitingDisbursement',
    'disbursementFailed',
    'disbursed',
    'overdue',
    'awaitingRelease',
    'released',
  ]);
});
