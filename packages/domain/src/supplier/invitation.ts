/** Validity periods of an invitation to choose from, in days. */
export const INVITATION_DAYS = [3, 7, 30] as const;

export const INVITATION_STATES = ['open', 'registering', 'joined', 'expired', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export interface Invitation {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** When an account was created with the invitation. */
  readonly takenAt: Date | null;
  /** When the invited enterprise became a supplier. */
  readonly joinedAt: Date | null;
}

/** The state of an invitation. A registration that has begun may continue after the expiry, but not after a revocation. */
export function invitationState({ expiresAt, revokedAt, takenAt, joinedAt }: Invitation, now: Date): InvitationState {
  if (joinedAt !== null) return 'joined';
  if (revokedAt !== null) return 'revoked';
  if (takenAt !== null) return 'registering';
  return now < expiresAt ? 'open' : 'expired';
}

export const isRevocable = (state: InvitationState): boolean => state === 'open' || state === 'registering';
