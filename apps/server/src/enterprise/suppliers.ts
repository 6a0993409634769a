import type { EnterpriseNo } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import { containing, orderOf, windowOf } from '../applications/page.ts';
import type { Db } from '../db/client.ts';
import { bankAccount, enterprise, piece, supplierRelation } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import { enterpriseOf } from './enterprise-of.ts';

/** Whether an enterprise may issue or transfer to another. */
export async function isSupplierOf(db: Db, buyerNo: EnterpriseNo, supplierNo: EnterpriseNo): Promise<boolean> {
  const [row] = await db
    .select({ since: supplierRelation.since })
    .from(supplierRelation)
    .where(and(eq(supplierRelation.buyerNo, buyerNo), eq(supplierRelation.supplierNo, supplierNo)));
  return row !== undefined;
}

const accounts = sql<string>`(select count(*) from ${bankAccount} where ${bankAccount.enterpriseNo} = ${supplierRelation.supplierNo} and ${bankAccount.verified} and ${bankAccount.state} = 'normal')`;
const dealt = (figure: ReturnType<typeof sql>) =>
  sql`(select ${figure} from ${piece} where ${piece.fromNo} = ${supplierRelation.buyerNo} and ${piece.holderNo} = ${supplierRelation.supplierNo} and ${piece.baseId} = ${piece.id} and ${piece.receivedOn} is not null)`;

/** The enterprises that this one deals with, with what it has passed to each. */
export const listSuppliers: Handlers['supplier']['list'] = async (context, request) => {
  const { db } = context;
  const pattern = request.search ? containing(request.search) : undefined;
  const where = and(
    eq(supplierRelation.buyerNo, enterpriseOf(context)),
    pattern === undefined ? undefined : or(ilike(enterprise.name, pattern), ilike(enterprise.creditCode, pattern)),
  );
  const joined = eq(enterprise.enterpriseNo, supplierRelation.supplierNo);
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select({
      enterpriseNo: supplierRelation.supplierNo,
      name: enterprise.name,
      creditCode: enterprise.creditCode,
      size: enterprise.size,
      accountState: enterprise.accountState,
      accountCount: accounts,
      totalAmount: sql<string>`${dealt(sql`coalesce(sum(${piece.amount}), 0)`)}`,
      lastDealtOn: sql<typeof piece.$inferSelect.receivedOn>`${dealt(sql`max(${piece.receivedOn})::text`)}`,
    })
    .from(supplierRelation)
    .innerJoin(enterprise, joined)
    .where(where)
    .orderBy(
      ...orderOf({ sort: 'name', ...request }, { name: enterprise.name }, supplierRelation.since, supplierRelation.supplierNo),
      asc(supplierRelation.supplierNo),
    )
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(supplierRelation).innerJoin(enterprise, joined).where(where);
  return {
    list: rows.map(({ accountState, accountCount, totalAmount, ...row }) => ({
      ...row,
      certified: accountState === 1,
      accountCount: Number(accountCount),
      totalAmount: fen(BigInt(totalAmount)),
    })),
    total: counted?.total ?? 0,
    page: request.page,
    pageSize: request.pageSize,
  };
};
