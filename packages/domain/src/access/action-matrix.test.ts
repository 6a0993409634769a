import { describe, expect, test } from 'vitest';
import { issuanceMachine } from '../issuance/state.ts';
import { transferMachine } from '../transfer/state.ts';
import { pieceMachine } from '../voucher/state.ts';
import { allowedActs, type Act, type Party } from './action-matrix.ts';
import { ROLES, type Role } from './role.ts';

const parties: readonly Party[] = ['own', 'counterparty'];
const beforeTheRecipientMaySee = ['draft', 'awaitingReview', 'returned', 'withdrawn'] as const;

const places = parties.flatMap((party) => ROLES.map((role) => ({ party, role })));
const isEventOf = (events: readonly string[], act: Act): boolean => events.includes(act);

describe('the action matrix', () => {
  test('offers an act that is an event only where the machine takes it', () => {
    const misplaced = places.flatMap(({ party, role }) => [
      ...issuanceMachine.states.flatMap((state) =>
        allowedActs('issuance', state, party, role)
          .filter((act) => isEventOf(issuanceMachine.events, act) && !isEventOf(issuanceMachine.eventsOf(state), act))
          .map((act) => `issuance ${state} ${role} ${act}`),
      ),
      ...transferMachine.states.flatMap((state) =>
        allowedActs('transfer', state, party, role)
          .filter((act) => isEventOf(transferMachine.events, act) && !isEventOf(transferMachine.eventsOf(state), act))
          .map((act) => `transfer ${state} ${role} ${act}`),
      ),
    ]);
    expect(misplaced).toEqual([]);
  });

  test('offers every event of a person somewhere, and no event of the system', () => {
    const system: readonly string[] = ['expire', 'settle', 'overdue', 'partSettle', 'signDirect'];
    const offered = (acts: readonly Act[]): ReadonlySet<string> => new Set<string>(acts);
    const issuance = offered(
      places.flatMap(({ party, role }) => issuanceMachine.states.flatMap((state) => allowedActs('issuance', state, party, role))),
    );
    const transfer = offered(
      places.flatMap(({ party, role }) => transferMachine.states.flatMap((state) => allowedActs('transfer', state, party, role))),
    );
    for (const event of issuanceMachine.events) expect([event, issuance.has(event)]).toEqual([event, !system.includes(event)]);
    for (const event of transferMachine.events) expect([event, transfer.has(event)]).toEqual([event, !system.includes(event)]);
  });

  test('lets nobody both apply and review: two pairs of eyes at every step', () => {
    const making: readonly Act[] = [
      'edit',
      'submit',
      'delete',
      'withdraw',
      'sign',
      'refuse',
      'voidApply',
      'transfer',
      'finance',
      'pledge',
      'pay',
    ];
    const checking: readonly Act[] = ['pass', 'return', 'signConfirm', 'signReturn', 'voidApprove', 'voidReject', 'authorisePay'];
    const forbidden: Readonly<Record<Role, readonly Act[]>> = {
      administrator: [...making, ...checking],
      operator: checking,
      reviewer: making,
      groupViewer: [...making, ...checking, 'view'],
    };
    for (const { party, role } of places) {
      const acts = [
        ...issuanceMachine.states.flatMap((state) => allowedActs('issuance', state, party, role)),
        ...transferMachine.states.flatMap((state) => allowedActs('transfer', state, party, role)),
        ...pieceMachine.states.flatMap((state) => allowedActs('piece', state, party, role)),
      ];
      expect(acts.filter((act) => forbidden[role].includes(act))).toEqual([]);
    }
  });

  test('shows the recipient nothing before it is theirs to answer', () => {
    for (const role of ROLES) {
      for (const state of beforeTheRecipientMaySee) {
        expect(allowedActs('issuance', state, 'counterparty', role)).toEqual([]);
        expect(allowedActs('transfer', state, 'counterparty', role)).toEqual([]);
      }
    }
  });

  test('makes refusing as available as signing', () => {
    for (const role of ROLES) {
      for (const object of ['issuance', 'transfer'] as const) {
        const acts = allowedActs(object, 'awaitingSignature', 'counterparty', role);
        expect(acts.includes('refuse')).toBe(acts.includes('sign'));
      }
    }
  });
});
