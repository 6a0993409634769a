import type { contract, ResponseOf, User } from '@lianxin/api/contract';
import { CHANNELS, channelStanding, type Viewer } from '@lianxin/domain';

export type { Viewer } from '@lianxin/domain';

/** Pending work for the red dots (specification §3, red-tag flags). */
export type PendingWork = ResponseOf<(typeof contract)['message']['pendingWork']>;

export const NOTHING_PENDING: PendingWork = {
  signFor: false,
  issueReview: false,
  transfer: false,
  financing: false,
  pledge: false,
  fund: false,
};

/** The profile as input for the domain's rules, with the portal's channels. */
export const viewerOf = (user: User, channels = CHANNELS): Viewer => ({
  userId: user.id,
  userName: user.userName,
  displayName: user.displayName,
  role: user.role,
  enterpriseNo: user.enterpriseNo ?? undefined,
  enterpriseName: user.enterpriseName ?? undefined,
  status: user.status,
  accountState: user.accountState === null ? undefined : String(user.accountState),
  bankAccountStatus: user.bankAccountStatus ?? undefined,
  businessChannels: user.businessChannels.split(',').filter(Boolean).map(Number),
  channels,
  ...channelStanding(user),
  enterpriseCount: user.enterpriseCount,
  permissions: user.permissions,
});
