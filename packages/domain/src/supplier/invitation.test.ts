import { expect, test } from 'vitest';
import { invitationState, isRevocable, INVITATION_STATES } from './invitation.ts';

const now = new Date('2026-11-20T10:00:00+08:00');
const before = new Date('2026-11-19T10:00:00+08:00');
const after = new Date('2026-11-21T10:00:00+08:00');
const invitation = { expiresAt: after, revokedAt: null, takenAt: null, joinedAt: null };

test('is open until its last moment, then expired', () => {
  expect(invitationState(invitation, now)).toBe('open');
  expect(invitationState({ ...invitation, expiresAt: now }, now)).toBe('expired');
});

test('who has begun to register goes on after its last day, until it is revoked', () => {
  expect(invitationState({ ...invitation, expiresAt: before, takenAt: before }, now)).toBe('registering');
  expect(invitationState({ ...invitation, takenAt: before, revokedAt: before }, now)).toBe('revoked');
});

test('who has joined stays so', () => {
  expect(invitationState({ ...invitation, expiresAt: before, takenAt: before, revokedAt: before, joinedAt: before }, now)).toBe('joined');
});

test('only what is under way is revoked', () => {
  expect(INVITATION_STATES.filter(isRevocable)).toEqual(['open', 'registering']);
});
