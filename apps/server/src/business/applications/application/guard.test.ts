import { ROLES, type Party, type Role, type StateOf } from '@lianxin/domain';
import { describe, expect, test } from 'vitest';
import { viewerAs } from '../../../testing/guarded-calls.ts';
import { actsOf, assertAct, assertNotOwn, guardAct } from './guard.ts';

describe('acts on an object that the person made', () => {
  type Case = readonly [state: StateOf<'issuance'>, party: Party, role: Role, reviews: readonly string[], rest: readonly string[]];
  test.each<Case>([
    ['awaitingReview', 'own', 'reviewer', ['pass', 'return'], ['view']],
    ['voidAwaitingReview', 'own', 'reviewer', ['voidApprove', 'voidReject'], ['view']],
    ['awaitingSignatureReview', 'counterparty', 'reviewer', ['signConfirm', 'signReturn'], ['view']],
    ['awaitingReview', 'own', 'operator', [], ['view', 'withdraw', 'remind']],
    ['awaitingSignature', 'counterparty', 'operator', [], ['view', 'sign', 'refuse']],
  ])('allow everything but the review while %s, on the %s side as %s', (state, party, role, reviews, rest) => {
    expect(actsOf('issuance', state, party, role, true)).toEqual(rest);
    expect(actsOf('issuance', state, party, role, false)).toEqual([...rest, ...reviews]);
  });
});

describe('an act', () => {
  const row = { state: 'awaitingReview', version: 3, changedBy: '王建', changedAt: new Date('2026-11-20T01:42:00Z') } as const;

  test('is allowed to the role that the matrix grants it to, at the version shown', () => {
    expect(() => guardAct('issuance', row, 'own', viewerAs('reviewer'), 'pass', 3)).not.toThrow();
  });

  test('is refused after a change, naming author and time', () => {
    for (const shown of [2, 4])
      expect(() => guardAct('issuance', row, 'own', viewerAs('reviewer'), 'pass', shown)).toThrow(
        expect.objectContaining({ key: 'STALE_VERSION', details: { actor: '王建', at: '2026-11-20T01:42:00.000Z', version: 3 } }),
      );
  });

  test('is refused to all other roles, naming the state', () => {
    for (const role of ROLES.filter((one) => one !== 'reviewer')) {
      const refusal = expect.objectContaining({
        key: 'ILLEGAL_STATE',
        details: { object: 'issuance', state: 'awaitingReview', act: 'pass' },
      });
      expect(() => guardAct('issuance', row, 'own', viewerAs(role), 'pass', 3)).toThrow(refusal);
      expect(() => assertAct('issuance', 'awaitingReview', 'own', role, 'pass')).toThrow(refusal);
    }
  });
});

test('nobody reviews their own work; anybody reviews what the system made', () => {
  const viewer = viewerAs('reviewer');
  expect(() => assertNotOwn(viewer, viewer.userId)).toThrow(expect.objectContaining({ key: 'SELF_REVIEW' }));
  expect(() => assertNotOwn(viewer, 'another')).not.toThrow();
  expect(() => assertNotOwn(viewer, null)).not.toThrow();
});
