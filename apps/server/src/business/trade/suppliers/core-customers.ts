import type { EnterpriseNo } from '@lianxin/api/contract';
import { channelStanding, coreChannels } from '@lianxin/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterprise, enterpriseChannel, supplierRelation } from '../../../schema/index.ts';

/** Core enterprises among these that deal with this one as their supplier. */
export async function coreCustomersAmong(
  { db, channels }: Pick<CallContext, 'db' | 'channels'>,
  supplierNo: EnterpriseNo,
  numbers: readonly EnterpriseNo[],
): Promise<ReadonlySet<EnterpriseNo>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .select({ buyerNo: supplierRelation.buyerNo, flags: enterprise.coreFlags, channelRow: enterpriseChannel })
    .from(supplierRelation)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, supplierRelation.buyerNo))
    .leftJoin(enterpriseChannel, eq(enterpriseChannel.enterpriseNo, enterprise.enterpriseNo))
    .where(
      and(
        eq(supplierRelation.supplierNo, supplierNo),
        inArray(supplierRelation.buyerNo, [...new Set(numbers)]),
        isNull(supplierRelation.disabledAt),
        isNull(enterprise.cancelledAt),
      ),
    );
  const isCore = (no: EnterpriseNo): boolean => {
    const found = rows.filter(({ buyerNo }) => buyerNo === no);
    const channelRows = found.flatMap(({ channelRow }) => channelRow ?? []);
    return coreChannels({ channels, ...channelStanding({ ...found[0]?.flags, channelRows }) }).length > 0;
  };
  return new Set(rows.map(({ buyerNo }) => buyerNo).filter(isCore));
}
