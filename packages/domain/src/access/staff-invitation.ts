/** Validity of an invitation to a position, in hours from when it was last sent. */
export const STAFF_INVITATION_HOURS = 72;

/** How long an invitation that ended is kept, in days. */
export const STAFF_INVITATION_KEPT_DAYS = 30;

/** Wrong entries of the identity number after which an invitation ends as `unconfirmed`. */
export const STAFF_INVITATION_ATTEMPTS = 5;

/** `unconfirmed`: the invited person could not confirm the name, identity number or mobile number that the administrator entered. */
export const STAFF_INVITATION_STATES = ['waiting', 'accepted', 'refused', 'unconfirmed', 'cancelled', 'expired'] as const;
export type StaffInvitationState = (typeof STAFF_INVITATION_STATES)[number];

export interface StaffInvitation {
  readonly state: StaffInvitationState;
  readonly expiresAt: Date;
}

/** The state of an invitation at a moment. The job that records the expiry may run later than that. */
export const staffInvitationState = ({ state, expiresAt }: StaffInvitation, now: Date): StaffInvitationState =>
  state === 'waiting' && now >= expiresAt ? 'expired' : state;

/** Number of characters at the end of the identity number by which the invited person shows that the invitation is for them. */
export const IDENTITY_TAIL_LENGTH = 6;

/** Those characters of an identity number. */
export const identityTail = (identityNumber: string): string => identityNumber.slice(-IDENTITY_TAIL_LENGTH).toUpperCase();

/**
 * The page where an invitation is answered. `portal` must end with a slash; behind the hash the secret stays out of server logs. The name
 * `token` is taken: the portal redeems it as a partner's sign-on code.
 */
export const staffInvitationAddress = (portal: string, token: string): string => `${portal}#/position-invitation?invite=${token}`;
