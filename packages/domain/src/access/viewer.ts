import type { BankFlag, Channels } from '../channel/define-channels.ts';
import type { Role } from './role.ts';

/** Role of an enterprise on a channel (`corpType` 0, 1, 2). */
export type ChannelRoleKind = 'supplier' | 'core' | 'financialInstitution';

export interface ChannelRole {
  readonly channel: number;
  readonly kind: ChannelRoleKind;
}

/** The roles of an enterprise on the channels of this platform. */
export interface ChannelStanding {
  readonly channels: Channels;
  /** The role of the enterprise in each channel's own register. */
  readonly channelRoles: readonly ChannelRole[];
  /** The core-enterprise flag of each bank channel. */
  readonly coreFlags: Readonly<Partial<Record<BankFlag, boolean>>>;
  /** The bank's own enterprise type; "1" is a core enterprise. */
  readonly bankCorpType?: string | undefined;
}

/** The signed-in person and the enterprise they act for, reduced to what the rules need. */
export interface Viewer extends ChannelStanding {
  readonly userId: string;
  readonly userName: string;
  readonly displayName: string;
  readonly role: Role;
  /** Undefined until the person belongs to an enterprise. */
  readonly enterpriseNo: string | undefined;
  readonly enterpriseName: string | undefined;
  /** 0 awaits review, 2 and 4 are rejected, 3 owes the micro-deposit check, others are normal. */
  readonly status: number;
  readonly accountState?: string | undefined;
  /** Status of the bank account at channel 1; AAAAAAA and 1 are good. */
  readonly bankAccountStatus?: string | undefined;
  readonly businessChannels: readonly number[];
  /** Number of enterprises the person belongs to. */
  readonly enterpriseCount: number;
  readonly permissions: readonly string[];
}
