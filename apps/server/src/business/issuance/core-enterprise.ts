import { isCoreEnterprise, type ChannelAlias, type ChannelRoleKind } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { enterprise, enterpriseChannel } from '../../schema/index.ts';
import type { CoreFlags } from '../../schema/platform.ts';
import type { SessionViewer } from '../../platform/session/viewer.ts';

const ALIASES: Readonly<Record<Exclude<keyof CoreFlags, 'industrialCorpType'>, ChannelAlias>> = {
  coreBankA: 'zx',
  coreAgricultural: 'abc',
  coreCommunications: 'bcm',
  coreProvincial: 'scb',
  corePostal: 'psbc',
  coreCity: 'bocb',
  coreConstruction: 'ccb',
};
const KINDS: Readonly<Record<string, ChannelRoleKind>> = { '0': 'supplier', '1': 'core', '2': 'financialInstitution' };

/** The enterprise of the session, and whether it may issue (specification §2.4). */
export async function issuerStanding(db: Db, { userId, userName, displayName, role, enterpriseNo, status }: SessionViewer) {
  const [row] = await db
    .select()
    .from(enterprise)
    .where(eq(enterprise.enterpriseNo, enterpriseNo ?? ''));
  const channels = await db
    .select()
    .from(enterpriseChannel)
    .where(eq(enterpriseChannel.enterpriseNo, enterpriseNo ?? ''));
  const flags = row?.coreFlags ?? {};
  const core = isCoreEnterprise({
    userId,
    userName,
    displayName,
    role,
    enterpriseNo: row?.enterpriseNo,
    enterpriseName: row?.name,
    status,
    businessChannels: [],
    channelRoles: channels.flatMap(({ channel, kind }) => (KINDS[kind] ? [{ channel, kind: KINDS[kind] }] : [])),
    coreFlags: Object.fromEntries(
      Object.entries(ALIASES).map(([flag, alias]) => [
        alias,
        Object.entries(flags).some(([name, value]) => name === flag && value === '1'),
      ]),
    ),
    bankCorpType: flags.industrialCorpType,
    enterpriseCount: 1,
    permissions: [],
  });
  return { core, suspended: row?.issueSuspended ?? false, suspensionReason: row?.suspensionReason ?? null };
}
