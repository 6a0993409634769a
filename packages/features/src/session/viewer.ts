import type { contract, ResponseOf, User } from '@lianxin/api/contract';
import type { ChannelRoleKind, Viewer } from '@lianxin/domain';

export type { Viewer } from '@lianxin/domain';

/** Which work waits for the person, as the red dots show it (specification §3, red-tag flags). */
export type PendingWork = ResponseOf<(typeof contract)['message']['pendingWork']>;

export const NOTHING_PENDING: PendingWork = { signFor: false, issueReview: false, transfer: false, financing: false, pledge: false };

/** corpType on a channel: 0 supplier, 1 core enterprise, 2 financial institution (specification §3). */
const CHANNEL_ROLES: Readonly<Record<string, ChannelRoleKind>> = { '0': 'supplier', '1': 'core', '2': 'financialInstitution' };

const isSet = (flag: string | undefined): boolean => flag === '1' || flag === 'true' || flag === 'Y';

/** The profile as the rules of the domain ask about it. */
export const viewerOf = (user: User): Viewer => ({
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
  channelRoles: user.channelRows.flatMap((row) => {
    const kind = CHANNEL_ROLES[row.kind];
    return kind ? [{ channel: row.channel, kind }] : [];
  }),
  coreFlags: {
    zx: isSet(user.coreBankA),
    abc: isSet(user.coreAgricultural),
    bcm: isSet(user.coreCommunications),
    scb: isSet(user.coreProvincial),
    psbc: isSet(user.corePostal),
    bocb: isSet(user.coreCity),
    ccb: isSet(user.coreConstruction),
  },
  bankCorpType: user.industrialCorpType,
  enterpriseCount: user.enterpriseCount,
  permissions: user.permissions,
});
