import type { ChannelAlias } from '../channel/channels.ts';
import type { Role } from './role.ts';

/** What an enterprise is on one channel (corpType 0, 1, 2). */
export type ChannelRoleKind = 'supplier' | 'core' | 'financialInstitution';

export interface ChannelRole {
  readonly channel: number;
  readonly kind: ChannelRoleKind;
}

/** The signed-in person and the enterprise they act for, as far as any rule asks. */
export interface Viewer {
  readonly userId: string;
  readonly userName: string;
  readonly displayName: string;
  readonly role: Role;
  /** Undefined until the person belongs to an enterprise. */
  readonly enterpriseNo: string | undefined;
  readonly enterpriseName: string | undefined;
  /** 0 waits for review, 2 and 4 are rejected, 3 owes the micro-deposit check, others are normal. */
  readonly status: number;
  readonly accountState?: string | undefined;
  /** Status of the bank account at channel 1; AAAAAAA and 1 are good. */
  readonly bankAccountStatus?: string | undefined;
  /** Business channel codes of the enterprise. */
  readonly businessChannels: readonly number[];
  readonly channelRoles: readonly ChannelRole[];
  /** The core-enterprise flag of each bank channel. */
  readonly coreFlags: Readonly<Partial<Record<ChannelAlias, boolean>>>;
  /** Type of enterprise at the bank; "1" is a core enterprise. */
  readonly bankCorpType?: string | undefined;
  /** How many enterprises the person belongs to. */
  readonly enterpriseCount: number;
  readonly permissions: readonly string[];
}
