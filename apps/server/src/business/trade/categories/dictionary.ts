import type { CategoryId, Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { outlined, Refusal } from '@lianxin/domain';
import { eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { category, categoryUse, enterprise, groupGuarantee } from '../../../schema/index.ts';

export type CategoryView = ResponseOf<Contract['category']['tree']>[number];

/** Group heads: an enterprise also uses their dictionaries. */
const groupHeads = (enterpriseNo: EnterpriseNo) =>
  sql`${category.enterpriseNo} in (select ${groupGuarantee.guarantorNo} from ${groupGuarantee} where ${groupGuarantee.guaranteedNo} = ${enterpriseNo})`;

/**
 * The group's categories first, then the enterprise's own. Uses are counted for the group in its own, and for the enterprise in the
 * group's.
 */
export async function dictionaryOf(db: Db, enterpriseNo: EnterpriseNo): Promise<readonly CategoryView[]> {
  const rows = await db
    .select({
      row: category,
      ownerName: enterprise.name,
      used: sql<number>`(select count(*)::int from ${categoryUse} where ${categoryUse.categoryId} = ${category.id}
        and (${category.enterpriseNo} = ${enterpriseNo} or ${categoryUse.enterpriseNo} = ${enterpriseNo}))`,
    })
    .from(category)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, category.enterpriseNo))
    .where(or(eq(category.enterpriseNo, enterpriseNo), groupHeads(enterpriseNo)))
    .orderBy(sql`${category.enterpriseNo} = ${enterpriseNo}`, category.enterpriseNo);
  const names = new Map(rows.map(({ row }) => [row.id, row.name]));
  const owners = [...new Set(rows.map(({ row }) => row.enterpriseNo))];
  return owners.flatMap((owner) =>
    outlined(
      rows
        .filter(({ row }) => row.enterpriseNo === owner)
        .map(({ row: { id, code, name, parentId, position, taxCode, disabledAt, version }, ownerName, used }) => ({
          id,
          code,
          name,
          parentId,
          parentName: parentId === null ? null : (names.get(parentId) ?? null),
          position,
          taxCode,
          state: disabledAt === null ? ('enabled' as const) : ('disabled' as const),
          owner: owner === enterpriseNo ? ('own' as const) : ('group' as const),
          ownerName,
          usedCount: used,
          version,
        })),
    ),
  );
}

/** Refuses NOT_FOUND. */
export async function categoryOf(db: Db, enterpriseNo: EnterpriseNo, id: CategoryId): Promise<CategoryView> {
  const found = (await dictionaryOf(db, enterpriseNo)).find((one) => one.id === id);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}
