/** For how many days an invitation may be good. */
export const INVITATION_DAYS = [3, 7, 30] as const;

/** How an invitation stands. */
export const INVITATION_STATES = ['open', 'registering', 'joined', 'expired', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export interface Invitation {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** When somebody made an account with it. */
  readonly takenAt: Date | null;
  /** When their enterprise came to be a supplier. */
  readonly joinedAt: Date | null;
}

/** How an invitation stands at a moment. Who has begun to register goes on after its last day; who is revoked does not. */
export function invitationState({ expiresAt, revokedAt, takenAt, joinedAt }: Invitation, now: Date): InvitationState {
  if (joinedAt !== null) return 'joined';
  if (revokedAt !== null) return 'revoked';
  if (takenAt !== null) return 'registering';
  return now < expiresAt ? 'open' : 'expired';
}

/** Whether an invitation can be taken back still. */
export const isRevocable = (state: InvitationState): boolean => state === 'open' || state === 'registering';
