import type { BankFlag, Channels } from '../channel/define-channels.ts';
import type { Role } from './role.ts';

/** What an enterprise is on one channel (corpType 0, 1, 2). */
export type ChannelRoleKind = 'supplier' | 'core' | 'financialInstitution';

export interface ChannelRole {
  readonly channel: number;
  readonly kind: ChannelRoleKind;
}

/** What an enterprise is on the channels that the platform runs with. */
export interface ChannelStanding {
  /** The channels that the platform runs with. */
  readonly channels: Channels;
  /** What the enterprise is in the register of each channel. */
  readonly channelRoles: readonly ChannelRole[];
  /** The core-enterprise flag of each bank channel. */
  readonly coreFlags: Readonly<Partial<Record<BankFlag, boolean>>>;
  /** Type of enterprise at the bank; "1" is a core enterprise. */
  readonly bankCorpType?: string | undefined;
}

/** The signed-in person and the enterprise they act for, as far as any rule asks. */
export interface Viewer extends ChannelStanding {
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
  /** How many enterprises the person belongs to. */
  readonly enterpriseCount: number;
  readonly permissions: readonly string[];
}
