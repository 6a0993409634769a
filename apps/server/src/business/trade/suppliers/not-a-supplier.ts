import type { EnterpriseNo } from '@lianxin/api/contract';
import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/client.ts';
import type { Sentence } from '../../../platform/refusals.ts';
import { enterprise, supplierRelation } from '../../../schema/index.ts';

/** The refusal for an enterprise that is no supplier or no longer one; `mergedInto` is its replacement. */
export const notASupplier = (mergedInto?: string): Sentence =>
  mergedInto === undefined
    ? { zh: '接收方不在供应商名录中', en: 'The recipient is not among your suppliers' }
    : {
        zh: `接收方已合并到“${mergedInto}”，请改选该供应商`,
        en: `The recipient was merged into “${mergedInto}”. Choose that supplier`,
      };

/** SQL: merged suppliers among these, with the replacement's name. */
export const mergedOf = (buyerNo: SQLWrapper, supplierNos: SQLWrapper) =>
  sql`select r.supplier_no, e.name from supplier_relation r join enterprise e on e.enterprise_no = r.merged_into
    where r.buyer_no = ${buyerNo} and r.supplier_no = any(${supplierNos})`;

const successor = alias(enterprise, 'successor');

/** Merged suppliers among these, with the replacement's name. */
export async function mergedAmong(
  db: Db,
  buyerNo: EnterpriseNo,
  supplierNos: readonly EnterpriseNo[],
): Promise<ReadonlyMap<EnterpriseNo, string>> {
  if (supplierNos.length === 0) return new Map();
  const rows = await db
    .select({ supplierNo: supplierRelation.supplierNo, name: successor.name })
    .from(supplierRelation)
    .innerJoin(successor, eq(successor.enterpriseNo, supplierRelation.mergedInto))
    .where(and(eq(supplierRelation.buyerNo, buyerNo), inArray(supplierRelation.supplierNo, [...supplierNos])));
  return new Map(rows.map(({ supplierNo, name }) => [supplierNo, name]));
}
