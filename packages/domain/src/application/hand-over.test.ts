import { describe, expect, test } from 'vitest';
import { HAND_OVERS, handedOverBy, waitsSince } from './hand-over.ts';
import { APPLICATION_MACHINES } from './kinds.ts';

/** Steps within a state after which the same people have the same to do, or fewer have something to do. */
const HANDS_TO_NOBODY: readonly string[] = [
  'edit',
  'search',
  'payFee',
  'register',
  'contractConfirm',
  'consentConfirm',
  'countersign',
  'repayPart',
  'delete',
  'partSettle',
];

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The steps of every kind that leave a state as it is. */
const within = Object.values(APPLICATION_MACHINES).flatMap(({ table }: { readonly table: Table }) =>
  Object.entries(table).flatMap(([state, moves]) => Object.entries(moves).flatMap(([event, to]) => (to === state ? [event] : []))),
);

describe('steps that leave an application in its state', () => {
  test.each([...new Set(within)])('%s either hands it on or is known to hand it to nobody', (event) => {
    expect([event in HAND_OVERS, HANDS_TO_NOBODY.includes(event)].filter(Boolean)).toHaveLength(1);
  });

  test('make only the side wait anew that has something to do since', () => {
    const stateSince = new Date('2026-11-20T01:00:00.000Z');
    const signed = handedOverBy({}, 'signContract', new Date('2026-11-21T01:00:00.000Z'));
    expect(waitsSince('own', { handedOver: signed, stateSince })).toBe('2026-11-21T01:00:00.000Z');
    expect(waitsSince('counterparty', { handedOver: signed, stateSince })).toBe('2026-11-20T01:00:00.000Z');
    expect(handedOverBy(signed, 'countersign', new Date())).toEqual(signed);
  });
});
