import type { EnterpriseNo } from '@lianxin/api/contract';
import { and, asc, count, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { containing, windowOf } from '../../../platform/db/page.ts';
import { enterprise } from '../../../schema/index.ts';

interface ByNameRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly enterpriseNos?: readonly EnterpriseNo[] | undefined;
}

/** A page of the enterprises that match a condition, by name. */
export async function listByName(db: Db, known: SQL | undefined, request: ByNameRequest) {
  const { search, enterpriseNos, page, pageSize } = request;
  const pattern = search ? containing(search) : undefined;
  const where = and(
    known,
    enterpriseNos && inArray(enterprise.enterpriseNo, [...enterpriseNos]),
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
  return { list, total: counted?.total ?? 0, page, pageSize };
}
