import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityTail, STAFF_INVITATION_STATES, staffInvitationAddress, staffInvitationState } from './staff-invitation.ts';

const at = (ms: number) => new Date(Date.parse('2026-11-20T10:00:00+08:00') + ms);

test('an invitation waits until its expiry and is expired from then on; one that was answered keeps its answer', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STAFF_INVITATION_STATES), fc.integer({ min: -5000, max: 5000 }), (state, ms) => {
      const expected = state === 'waiting' && ms >= 0 ? 'expired' : state;
      expect(staffInvitationState({ state, expiresAt: at(0) }, at(ms))).toBe(expected);
    }),
  );
});

test('the identity number is confirmed by its last six characters, however its X is written', () => {
  expect(identityTail('11010519491231002x')).toBe('31002X');
});

test('the secret stands behind the hash of the address, under another name than a sign-on code', () => {
  expect(staffInvitationAddress('https://lianxin.example.com/', 'abc')).toBe(
    'https://lianxin.example.com/#/position-invitation?invite=abc',
  );
});
