import type { Role } from '@lianxin/domain';
import type { EnterpriseNo, UserId } from '../../schema/ids.ts';

/** The signed-in person with the current state of their session. */
export interface SessionViewer {
  readonly sessionId: string;
  readonly userId: UserId;
  readonly userName: string;
  readonly displayName: string;
  readonly role: Role;
  readonly enterpriseNo: EnterpriseNo | null;
  readonly enterpriseName: string | null;
  /** 0 waits for review, 2 and 4 rejected, 3 micro-deposit check, otherwise normal (specification §4). */
  readonly status: number;
  /** The partner that signed the person on; null or absent for a sign-in on the portal. */
  readonly openedBy?: string | null;
  /** When the person last confirmed their identity in this session (step-up). */
  readonly confirmedAt?: Date | null;
}
