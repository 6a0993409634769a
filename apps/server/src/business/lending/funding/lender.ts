import type { EnterpriseNo } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { lender } from '../../../schema/index.ts';

/** The lender of a channel, locked for the rest of the transaction. Refuses CHANNEL_REFUSED if the channel has none. */
export async function lenderOfChannel(db: Db, channel: number): Promise<EnterpriseNo> {
  const [row] = await db.select().from(lender).where(eq(lender.channel, channel)).for('key share');
  if (!row) throw new Refusal('CHANNEL_REFUSED', { reason: 'notOffered' });
  return row.enterpriseNo;
}
