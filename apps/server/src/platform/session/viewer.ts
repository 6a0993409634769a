import type { Role } from '@lianxin/domain';
import type { EnterpriseNo, UserId } from '../../schema/ids.ts';

/** The signed-in person, as their session stands at this call. */
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
  /** The partner whose sign-on opened the session; null or absent where the person signed in here. */
  readonly openedBy?: string | null;
  /** When they last confirmed in this session that it is them. */
  readonly confirmedAt?: Date | null;
}
