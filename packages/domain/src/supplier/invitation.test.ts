import { expect, test } from 'vitest';
import { invitationState, isRevocable, INVITATION_STATES } from './invitation.ts';

const now = new Date('2026-11-20T10:00:00+08:00');
const before = new Date('2026-11-19T10:00:00+08:00');
const after = new Date('2026-11-21T10:00:00+08:00');
const invitation = { expiresAt: after, revokedAt: null, takenAt: null, joinedAt: null };

test('an invitation is open until its expiry, and expired from then on', () => {
  expect(invitationState(invitation, now)).toBe('open');
  expect(invitationState({ ...invitation, expiresAt: now }, now)).toBe('expired');
});

test('a registration that has begun may continue after the expiry, but not after a revocation', () => {
  expect(invitationState({ ...invitation, expiresAt: before, takenAt: before }, now)).toBe('registering');
  expect(invitationState({ ...invitation, takenAt: before, revokedAt: before }, now)).toBe('revoked');
});

test('a supplier that has joined stays joined', () => {
  expect(invitationState({ ...invitation, expiresAt: before, takenAt: before, revokedAt: before, joinedAt: before }, now)).toBe('joined');
});

test('only an open or used invitation can be revoked', () => {
  expect(INVITATION_STATES.filter(isRevocable)).toEqual(['open', 'registering']);
});
