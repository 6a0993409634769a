import { channelStanding, coreChannels } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { enterprise, enterpriseChannel } from '../../../schema/index.ts';

const issuerFacts = prepared((db) =>
  db
    .select({ row: enterprise, channelRow: enterpriseChannel })
    .from(enterprise)
    .leftJoin(enterpriseChannel, eq(enterpriseChannel.enterpriseNo, enterprise.enterpriseNo))
    .where(eq(enterprise.enterpriseNo, sql.placeholder('enterpriseNo')))
    .prepare('issuer_standing'),
);

/** Whether the caller's enterprise may issue (specification §2.4). */
export async function issuerStanding({ db, channels, viewer }: Pick<CallContext, 'db' | 'channels' | 'viewer'>) {
  const rows = await issuerFacts(db).execute({ enterpriseNo: viewer.enterpriseNo ?? '' });
  const row = rows[0]?.row;
  const channelRows = rows.flatMap(({ channelRow }) => channelRow ?? []);
  const issuesOn = coreChannels({ channels, ...channelStanding({ ...row?.coreFlags, channelRows }) });
  return { core: issuesOn.length > 0, issuesOn, suspended: row?.issueSuspended ?? false, suspensionReason: row?.suspensionReason ?? null };
}
