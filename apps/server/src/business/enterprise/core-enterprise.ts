import { channelStanding, coreChannels } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/call-context.ts';
import { enterprise, enterpriseChannel } from '../../schema/index.ts';

/** The enterprise of the session, and whether it may issue (specification §2.4). */
export async function issuerStanding({ db, channels, viewer }: Pick<CallContext, 'db' | 'channels' | 'viewer'>) {
  const enterpriseNo = viewer.enterpriseNo ?? '';
  const [row] = await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
  const channelRows = await db.select().from(enterpriseChannel).where(eq(enterpriseChannel.enterpriseNo, enterpriseNo));
  const issuesOn = coreChannels({ channels, ...channelStanding({ ...row?.coreFlags, channelRows }) });
  return { core: issuesOn.length > 0, issuesOn, suspended: row?.issueSuspended ?? false, suspensionReason: row?.suspensionReason ?? null };
}
