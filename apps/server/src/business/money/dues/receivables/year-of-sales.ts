import type { EnterpriseNo } from '@lianxin/api/contract';
import { addMonths, fen, sellsHabitually, type CivilDate, type YearOfSales } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/client.ts';
import { piece } from '../../../../schema/index.ts';
import { cameBy } from '../../../vouchers/voucher/index.ts';

const howItCame = cameBy(sql`${piece.source}`, sql`${piece.id}`);

/** Pieces as received; parts split off later do not count. */
const receivedPieces = sql`${piece.baseId} = ${piece.id} and ${piece.receivedOn} is not null`;

/** Received, transferred and financed amounts of the last twelve months, and whether that makes the holdings held for sale. */
export async function yearOfSales(db: Db, no: EnterpriseNo, today: CivilDate): Promise<YearOfSales & { readonly habitual: boolean }> {
  const since = addMonths(today, -12);
  const out = sql`out_of`;
  const [row] = await db
    .select({
      days: sql<number>`(count(distinct moved_on) filter (where ${out}))::int`,
      sold: sql<string>`coalesce(sum(amount) filter (where ${out}), 0)::text`,
      received: sql<string>`coalesce(sum(amount) filter (where not ${out}), 0)::text`,
    })
    .from(
      sql`(select true as out_of, ${piece.receivedOn} as moved_on, ${piece.amount} as amount from ${piece}
          where ${receivedPieces} and ${piece.fromNo} = ${no} and ${piece.receivedOn} > ${since} and ${howItCame} in ('transfer', 'financing')
        union all
        select false, ${piece.receivedOn}, ${piece.amount} from ${piece}
          where ${receivedPieces} and ${piece.holderNo} = ${no} and ${piece.receivedOn} > ${since} and ${howItCame} in ('issuance', 'transfer')) moved`,
    );
  const year = { days: row?.days ?? 0, sold: fen(BigInt(row?.sold ?? '0')), received: fen(BigInt(row?.received ?? '0')) };
  return { ...year, habitual: sellsHabitually(year) };
}
