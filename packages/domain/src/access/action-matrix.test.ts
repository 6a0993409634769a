import { describe, expect, test } from 'vitest';
import { APPLICATION_MACHINES, type ApplicationKind, type EventOf } from '../application/kinds.ts';
import type { Machine } from '../state-machine.ts';
import { pieceMachine } from '../voucher/state.ts';
import { allowedActs, type Act, type Party, type StateOf } from './action-matrix.ts';
import { ROLES, type Role } from './role.ts';

const parties: readonly Party[] = ['own', 'counterparty'];
const beforeTheRecipientMaySee = ['draft', 'awaitingReview', 'returned', 'withdrawn'] as const;

const places = parties.flatMap((party) => ROLES.map((role) => ({ party, role })));
const isEventOf = (events: readonly string[], act: Act): boolean => events.includes(act);

const kinds = Object.keys(APPLICATION_MACHINES).filter((name): name is ApplicationKind => Object.hasOwn(APPLICATION_MACHINES, name));

/** What somebody may do with an application of a kind, state by state, and the events that the state takes. */
const cellsOf = <Kind extends ApplicationKind>(kind: Kind) => {
  const machine: Machine<StateOf<Kind>, EventOf<Kind>> = APPLICATION_MACHINES[kind];
  return machine.states.flatMap((state) =>
    places.map(({ party, role }) => ({ state, role, acts: allowedActs<Kind>(kind, state, party, role), events: machine.eventsOf(state) })),
  );
};

describe.each(kinds)('the action matrix of %s', (kind) => {
  const { events } = APPLICATION_MACHINES[kind];

  test('offers an act that is an event only where the machine takes it', () => {
    const misplaced = cellsOf(kind).flatMap((cell) =>
      cell.acts.filter((act) => isEventOf(events, act) && !isEventOf(cell.events, act)).map((act) => `${cell.state} ${cell.role} ${act}`),
    );
    expect(misplaced).toEqual([]);
  });

  test('offers every event of a person somewhere, and no event of the system', () => {
    const system: readonly string[] = ['expire', 'settle', 'overdue', 'partSettle', 'signDirect'];
    const offered = new Set<string>(cellsOf(kind).flatMap(({ acts }) => acts));
    for (const event of events) expect([event, offered.has(event)]).toEqual([event, !system.includes(event)]);
  });
});

describe('the action matrix', () => {
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
        ...kinds.flatMap((kind) => cellsOf(kind).filter((cell) => cell.role === role)).flatMap((cell) => cell.acts),
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
