import { fen } from '@lianxin/domain';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { financing } from '../../../schema/index.ts';

/** Number of months returned. */
const MONTHS = 12;

/** The costs borne by an issuer for disbursed financings, by month. */
export const costs: Handlers['financing']['costs'] = async (context) => {
  const month = sql<string>`to_char(${financing.disbursedOn}, 'YYYY-MM')`;
  const rows = await context.db
    .select({
      month,
      count: sql<number>`count(*)::int`,
      amount: sql<string>`sum(${financing.amount})::text`,
      issuerCosts: sql<string>`sum(${financing.issuerCosts})::text`,
    })
    .from(financing)
    .where(and(eq(financing.issuerNo, enterpriseOf(context)), isNotNull(financing.disbursedOn), sql`${financing.issuerCosts} > 0`))
    .groupBy(month)
    .orderBy(desc(month))
    .limit(MONTHS);
  return rows.map((row) => ({ ...row, amount: fen(BigInt(row.amount)), issuerCosts: fen(BigInt(row.issuerCosts)) }));
};
