import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankAccountMachine } from './account/state.ts';
import { assentMachine } from './application/assent.ts';
import { fundSupplementMachine } from './fund/supplement-state.ts';
import { creditApplicationMachine } from './credit/application-state.ts';
import { creditLineMachine } from './credit/line-state.ts';
import { financingMachine } from './financing/state.ts';
import { ISSUANCE_STATE_CODES, issuanceMachine, issuanceStateOfCode } from './issuance/state.ts';
import { noticeMachine } from './notice/state.ts';
import { pledgeApplicationMachine } from './pledge/state.ts';
import { repaymentMachine } from './repayment/state.ts';
import type { Machine } from './state-machine.ts';
import { TRANSFER_STATE_CODES, transferMachine, transferStateOfCode } from './transfer/state.ts';
import {
  PIECE_STATE_CODES,
  pieceMachine,
  pieceStateOfCode,
  PLEDGE_STATE_CODES,
  pledgeMachine,
  pledgeStateOfCode,
} from './voucher/state.ts';

/** All states reachable from the initial ones. */
function reachable<S extends string, E extends string>(machine: Machine<S, E>, starts: readonly S[]): ReadonlySet<S> {
  const seen = new Set<S>(starts);
  for (const state of seen) {
    for (const event of machine.eventsOf(state)) {
      const next = machine.next(state, event);
      if (next) seen.add(next);
    }
  }
  return seen;
}

/** Defects of a machine: `can` and `next` disagree, an unknown target, an unreachable state, or an unused event. */
function defectsOf<S extends string, E extends string>(machine: Machine<S, E>, starts: readonly S[]): readonly string[] {
  const { states, events, can, next, table } = machine;
  const pairs = states.flatMap((state) => events.map((event) => ({ state, event, to: next(state, event) })));
  const seen = reachable(machine, starts);
  return [
    ...pairs.filter(({ state, event, to }) => can(state, event) !== (to !== undefined)).map(({ state, event }) => `can ${state} ${event}`),
    ...pairs.filter(({ state, event, to }) => to !== table[state][event]).map(({ state, event }) => `next ${state} ${event}`),
    ...pairs.filter(({ to }) => to !== undefined && !states.includes(to)).map(({ to }) => `unknown ${to}`),
    ...states.filter((state) => !seen.has(state)).map((state) => `unreachable ${state}`),
    ...events.filter((event) => !states.some((state) => can(state, event))).map((event) => `unused ${event}`),
  ];
}

/** The states that are never left. A released pledge still takes a guarantee fee that was unpaid. */
const terminals = <S extends string, E extends string>(machine: Machine<S, E>): readonly S[] =>
  machine.states.filter((state) => machine.eventsOf(state).every((event) => machine.next(state, event) === state));

describe('every state machine', () => {
  test('is consistent, reaches every state and uses every event', () => {
    expect(defectsOf(issuanceMachine, ['draft'])).toEqual([]);
    expect(defectsOf(transferMachine, ['draft'])).toEqual([]);
    expect(defectsOf(pieceMachine, ['awaitingReceipt'])).toEqual([]);
    expect(defectsOf(pledgeMachine, ['none'])).toEqual([]);
    expect(defectsOf(financingMachine, ['draft'])).toEqual([]);
    expect(defectsOf(pledgeApplicationMachine, ['draft'])).toEqual([]);
    expect(defectsOf(creditApplicationMachine, ['awaitingReview'])).toEqual([]);
    expect(defectsOf(fundSupplementMachine, ['awaitingReview'])).toEqual([]);
    expect(defectsOf(creditLineMachine, ['inForce'])).toEqual([]);
    expect(defectsOf(bankAccountMachine, ['unproved'])).toEqual([]);
    expect(defectsOf(repaymentMachine, ['awaitingReview'])).toEqual([]);
    expect(defectsOf(noticeMachine, ['unread'])).toEqual([]);
    expect(defectsOf(assentMachine, ['open'])).toEqual([]);
  });

  test('maps states to codes and back', () => {
    for (const state of issuanceMachine.states) expect(issuanceStateOfCode(ISSUANCE_STATE_CODES[state])).toBe(state);
    for (const state of transferMachine.states) expect(transferStateOfCode(TRANSFER_STATE_CODES[state])).toBe(state);
    for (const state of pieceMachine.states) expect(pieceStateOfCode(PIECE_STATE_CODES[state])).toBe(state);
    for (const state of pledgeMachine.states) expect(pledgeStateOfCode(PLEDGE_STATE_CODES[state])).toBe(state);
    expect([issuanceStateOfCode('99'), transferStateOfCode('90'), pieceStateOfCode(7), pledgeStateOfCode(4)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('of a piece has the seven codes of the specification', () => {
    const names = ['holding', 'transferring', 'awaitingReceipt', 'transferred', 'financing', 'financed', 'settled'];
    expect([0, 1, 2, 3, 4, 5, 6].map(pieceStateOfCode)).toEqual(names);
    expect(Object.values(PIECE_STATE_CODES)).toHaveLength(7);
  });

  test('has exactly the final states of the rules', () => {
    expect(terminals(issuanceMachine)).toEqual(['withdrawn', 'refused', 'signatureExpired', 'voided', 'settled']);
    expect(terminals(transferMachine)).toEqual(['withdrawn', 'refused', 'signatureExpired', 'completed']);
    expect(terminals(pieceMachine)).toEqual(['transferred', 'settled']);
    expect(terminals(pledgeMachine)).toEqual([]);
    expect(terminals(financingMachine)).toEqual(['withdrawn', 'declined', 'settled']);
    expect(terminals(pledgeApplicationMachine)).toEqual(['withdrawn', 'guarantorDeclined', 'declined', 'released']);
    expect(terminals(creditApplicationMachine)).toEqual(['withdrawn', 'granted', 'declined']);
    expect(terminals(fundSupplementMachine)).toEqual(['withdrawn', 'passed']);
    expect(terminals(creditLineMachine)).toEqual(['closed']);
    expect(terminals(bankAccountMachine)).toEqual(['unbound']);
    expect(terminals(repaymentMachine)).toEqual(['returned', 'denied', 'confirmed']);
    expect(terminals(assentMachine)).toEqual(['given', 'refused']);
  });
});

describe('issuance', () => {
  test('becomes effective after a review on either side', () => {
    const path = ['submit', 'pass', 'sign', 'signConfirm'] as const;
    let state = issuanceMachine.next('draft', path[0]);
    for (const event of path.slice(1)) state = state && issuanceMachine.next(state, event);
    expect(state).toBe('effective');
    expect(issuanceMachine.next('awaitingSignature', 'signDirect')).toBe('effective');
  });

  test('never becomes effective without a review and a signature', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...issuanceMachine.events), { maxLength: 40 }), (events) => {
        let state: (typeof issuanceMachine.states)[number] = 'draft';
        const done: string[] = [];
        for (const event of events) {
          const next = issuanceMachine.next(state, event);
          if (next === undefined) continue;
          state = next;
          done.push(event);
        }
        const reviewedAndSigned =
          done.includes('submit') && done.includes('pass') && (done.includes('signConfirm') || done.includes('signDirect'));
        expect(state !== 'effective' || reviewedAndSigned).toBe(true);
      }),
    );
  });

  test('cannot be withdrawn, voided or edited once the next party has acted', () => {
    for (const event of ['withdraw', 'edit', 'delete', 'voidApply'] as const) {
      expect(issuanceMachine.can('awaitingSignatureReview', event)).toBe(false);
      expect(issuanceMachine.can('effective', event)).toBe(false);
    }
    expect(issuanceMachine.next('voidAwaitingReview', 'voidReject')).toBe('awaitingSignature');
  });
});

describe('transfer', () => {
  test('can be withdrawn by its maker alone only before the review', () => {
    const withdrawable = transferMachine.states.filter((state) => transferMachine.can(state, 'withdraw'));
    expect(withdrawable).toEqual(['awaitingReview']);
  });

  test('needs a second person to be withdrawn after the review, and cannot be signed for meanwhile', () => {
    expect(transferMachine.states.filter((state) => transferMachine.can(state, 'withdrawApply'))).toEqual(['awaitingSignature']);
    for (const event of ['sign', 'signDirect', 'refuse'] as const)
      expect(transferMachine.can('withdrawalAwaitingReview', event)).toBe(false);
    expect(transferMachine.next('withdrawalAwaitingReview', 'withdrawReject')).toBe('awaitingSignature');
  });
});
