import type { EnterpriseNo } from '@lianxin/api/contract';
import { and, asc, count, exists, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Handlers } from '../../calls/handler.ts';
import { containing, windowOf } from '../../platform/db/page.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import { enterprise, supplierRelation } from '../../schema/index.ts';

/** The enterprises that this one buys from or sells to. */
export const listTradeParties: Handlers['tradeInvoice']['listParties'] = async (context, request) => {
  const { db } = context;
  const ownNo = enterpriseOf(context);
  const { side, search, enterpriseNos } = request;
  const { buyerNo, supplierNo } = supplierRelation;
  const related = {
    buyer: sql`${buyerNo} = ${ownNo} and ${supplierNo} = enterprise.enterprise_no`,
    seller: sql`${supplierNo} = ${ownNo} and ${buyerNo} = enterprise.enterprise_no`,
  };
  const pattern = search ? containing(search) : undefined;
  const where = and(
    exists(
      db
        .select({ one: sql`1` })
        .from(supplierRelation)
        .where(side === undefined ? or(related.buyer, related.seller) : related[side]),
    ),
    enterpriseNos && inArray(enterprise.enterpriseNo, enterpriseNos),
    pattern === undefined ? undefined : or(ilike(enterprise.name, pattern), ilike(enterprise.creditCode, pattern)),
  );
  const { limit, offset } = windowOf(request);
  const list = await db
    .select({ enterpriseNo: sql<EnterpriseNo>`${enterprise.enterpriseNo}`, name: enterprise.name, creditCode: enterprise.creditCode })
    .from(enterprise)
    .where(where)
    .orderBy(asc(enterprise.name), asc(enterprise.enterpriseNo))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(enterprise).where(where);
  return { list, total: counted?.total ?? 0, page: request.page, pageSize: request.pageSize };
};
