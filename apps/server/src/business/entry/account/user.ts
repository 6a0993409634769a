import { EnterpriseNo, UserId, type User } from '@lianxin/api/contract';
import { holdsPermission, maskMobile, permissionsOf, publishedYears } from '@lianxin/domain';
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { enterprise, enterpriseChannel, enterpriseConfig, membership, registration, userAccount } from '../../../schema/index.ts';
import type { VisitorContext } from '../../../platform/call-context.ts';
import { unpaidFeesOf } from '../../money/fees/index.ts';
import { channelRowsOf } from '../../lending/funding/index.ts';
import type { SessionSubject } from '../../../platform/session/session-control.ts';

async function enterpriseParts(db: Db, enterpriseNo: string | null) {
  if (enterpriseNo === null) return { row: undefined, channels: [], configs: [], fees: [] };
  const [row] = await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
  const channels = await db
    .select()
    .from(enterpriseChannel)
    .where(eq(enterpriseChannel.enterpriseNo, enterpriseNo))
    .orderBy(asc(enterpriseChannel.channel));
  const configs = await db
    .select({ name: enterpriseConfig.name, type: enterpriseConfig.type, content: enterpriseConfig.content })
    .from(enterpriseConfig)
    .where(eq(enterpriseConfig.enterpriseNo, enterpriseNo))
    .orderBy(asc(enterpriseConfig.type), asc(enterpriseConfig.name));
  const fees = await unpaidFeesOf(db, enterpriseNo);
  return { row, channels, configs, fees };
}

/** The enterprise of a pending registration, while the person acts for none. */
async function enterpriseApplied(db: Db, userId: UserId): Promise<{ enterpriseNo: EnterpriseNo; name: string } | undefined> {
  const [row] = await db
    .select()
    .from(registration)
    .where(and(eq(registration.userId, userId), eq(registration.kind, 'first'), inArray(registration.state, ['submitted', 'rejected'])));
  return row && { enterpriseNo: row.enterpriseNo, name: row.form.enterprise.name ?? '' };
}

/** The status in the enterprise if set, otherwise the person's own. */
async function statusOf(db: Db, { userId, status }: typeof userAccount.$inferSelect, enterpriseNo: string | null): Promise<number> {
  if (enterpriseNo === null) return status;
  const [row] = await db
    .select({ status: membership.status })
    .from(membership)
    .where(and(eq(membership.userId, userId), eq(membership.enterpriseNo, enterpriseNo)));
  return row?.status ?? status;
}

/** Channel role and terms only, for people who may not read records. */
const withoutMoney = (row: User['channelRows'][number]): User['channelRows'][number] => ({
  ...row,
  accounts: [],
  credit: null,
  creditNumber: null,
});

/** The profile in the current enterprise (specification §3), with the mobile number masked. */
export async function userOf(
  context: Pick<VisitorContext, 'db' | 'channels' | 'clock' | 'language'>,
  { userId, enterpriseNo, role, openedBy }: SessionSubject,
): Promise<User> {
  const { db } = context;
  const [account] = await db.select().from(userAccount).where(eq(userAccount.userId, userId));
  if (!account) throw new Error(`The user ${userId} of a live session is gone.`);
  const [memberships] = await db
    .select({ count: count() })
    .from(membership)
    .where(and(eq(membership.userId, userId), isNull(membership.frozenAt)));
  const { row, channels, configs, fees } = await enterpriseParts(db, enterpriseNo);
  const rows = await channelRowsOf(
    context,
    channels.map((one) => ({ ...one, enterpriseNo: z.parse(EnterpriseNo, one.enterpriseNo) })),
  );
  const applied = row ? undefined : await enterpriseApplied(db, z.parse(UserId, userId));
  return {
    id: z.parse(UserId, account.userId),
    mobile: maskMobile(account.mobile),
    userName: account.userName,
    displayName: account.displayName,
    role,
    enterpriseNo: row ? z.parse(EnterpriseNo, row.enterpriseNo) : (applied?.enterpriseNo ?? null),
    enterpriseName: row?.name ?? applied?.name ?? null,
    status: await statusOf(db, account, enterpriseNo),
    rejectionReason: account.rejectionReason,
    accountState: row?.accountState ?? null,
    bankAccountStatus: row?.bankAccountStatus ?? null,
    licenceFile: row?.licenceFile ?? null,
    agreementFile: row?.agreementFile ?? null,
    authorisationFile: row?.authorisationFile ?? null,
    permissions: [...permissionsOf(role)],
    businessChannels: row?.businessChannels ?? '',
    configs,
    pendingFees: fees,
    channelRows: holdsPermission(role, 'records.read') ? rows : rows.map(withoutMoney),
    ...row?.coreFlags,
    enterpriseCount: memberships?.count ?? 0,
    lastSignInAt: account.previousSignInAt?.toISOString() ?? null,
    ...(account.previousSignInAddress === null ? {} : { lastSignInAddress: account.previousSignInAddress }),
    ...(openedBy ? { openedBy } : {}),
    ...(publishedYears().length > 0 ? { publishedYears: [...publishedYears()] } : {}),
  };
}
