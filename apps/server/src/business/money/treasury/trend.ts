import type { EnterpriseNo } from '@lianxin/api/contract';
import { addDays, addMonths, fen, monthOf, type CivilDate, type Fen } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { piece } from '../../../schema/index.ts';

const MONTHS = 12;

/**
 * Holdings at each month's end, calculated back from now: minus receipts, plus transfers, financings and settlements since. Takes one
 * statement.
 */
export async function trendTo(db: Db, no: EnterpriseNo, today: CivilDate, held: Fen): Promise<{ on: CivilDate; held: Fen }[]> {
  const first = addMonths(monthOf(today).first, 1 - MONTHS);
  const came = sql`${piece.baseId} = ${piece.id} and ${piece.receivedOn} is not null and ${piece.receivedOn} >= ${first}`;
  const rows = await db
    .select({ first: sql<CivilDate>`date_trunc('month', moved_on)::date::text`, net: sql<string>`sum(amount)::text` })
    .from(
      sql`(
        select ${piece.receivedOn} as moved_on, ${piece.amount} as amount from ${piece} where ${piece.holderNo} = ${no} and ${came}
        union all
        select ${piece.receivedOn}, -${piece.amount} from ${piece} where ${piece.fromNo} = ${no} and ${came} and ${piece.fromNo} <> ${piece.issuerNo}
        union all
        select (${piece.changedAt} at time zone 'Asia/Shanghai')::date, -${piece.amount} from ${piece}
        where ${piece.holderNo} = ${no} and ${piece.state} = 'settled' and (${piece.changedAt} at time zone 'Asia/Shanghai')::date >= ${first}
      ) moved`,
    )
    .groupBy(sql`1`);
  const nets = new Map(rows.map((row) => [row.first, BigInt(row.net)]));
  const points: { on: CivilDate; held: Fen }[] = [];
  let balance: bigint = held;
  for (let index = MONTHS - 1; index >= 0; index -= 1) {
    const month = addMonths(first, index);
    const on = index === MONTHS - 1 ? today : addDays(addMonths(month, 1), -1);
    points.unshift({ on, held: fen(balance) });
    balance -= nets.get(month) ?? 0n;
  }
  return points;
}
