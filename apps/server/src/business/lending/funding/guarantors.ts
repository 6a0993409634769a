import type { EnterpriseNo } from '@lianxin/api/contract';
import type { Fen, GuaranteeTerms } from '@lianxin/domain';
import { asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { guarantor, guarantorChannel } from '../../../schema/index.ts';
import { freeOf } from '../lending-limits/index.ts';

/** A guarantor accepted by the lender of a channel, with its terms and its free limit. */
export interface AvailableGuarantor {
  readonly channel: number;
  readonly enterpriseNo: EnterpriseNo;
  readonly terms: GuaranteeTerms;
  readonly free: Fen;
}

/** The guarantors available to an enterprise, cheapest first. An enterprise cannot guarantee its own loans. */
export async function guarantorsOf(db: Db, enterpriseNo: EnterpriseNo): Promise<readonly AvailableGuarantor[]> {
  const rows = await db
    .select({ channel: guarantorChannel.channel, guarantor })
    .from(guarantorChannel)
    .innerJoin(guarantor, eq(guarantor.enterpriseNo, guarantorChannel.enterpriseNo))
    .where(ne(guarantor.enterpriseNo, enterpriseNo))
    .orderBy(asc(guarantor.ratePpm), asc(guarantor.minFee), asc(guarantor.enterpriseNo));
  return rows.map(({ channel, guarantor: row }) => ({
    channel,
    enterpriseNo: row.enterpriseNo,
    terms: { ratePpm: BigInt(row.ratePpm), unit: row.rateUnit, minimum: row.minFee },
    free: freeOf(row),
  }));
}
