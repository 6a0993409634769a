import type { EnterpriseNo } from '@lianxin/api/contract';
import { mergedSupplier, Refusal } from '@lianxin/domain';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { refusedField, staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { supplierRelation } from '../../../schema/index.ts';
import { supplierOf } from './suppliers.ts';

type Relation = typeof supplierRelation.$inferSelect;

/** Why a supplier cannot be a merge target. */
const NOT_INTO = {
  itself: { zh: '不能合并到自身', en: 'A supplier cannot be merged into itself' },
  closed: { zh: '只能合并到已启用的供应商', en: 'Merge only into a supplier that is enabled' },
};

function mustBeNewest(row: Relation | undefined, version: number): Relation {
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.version !== version) throw staleVersion(row.changedBy ?? '', row.changedAt ?? row.since, row.version);
  return row;
}

/** Moves what is recorded about one supplier to another, and redirects the first. */
export const mergeSuppliers: Handlers['supplier']['merge'] = async (
  context,
  { enterpriseNo: leavingNo, version, intoNo: stayingNo, intoVersion, tags },
) => {
  const { db, clock, viewer } = context;
  const buyerNo = enterpriseOf(context);
  if (stayingNo === leavingNo) throw refusedField('intoNo', NOT_INTO.itself);
  const own = eq(supplierRelation.buyerNo, buyerNo);
  // Includes suppliers merged into it earlier; in one order against deadlocks.
  const rows = await db
    .select()
    .from(supplierRelation)
    .where(and(own, or(inArray(supplierRelation.supplierNo, [leavingNo, stayingNo]), eq(supplierRelation.mergedInto, leavingNo))))
    .orderBy(asc(supplierRelation.supplierNo))
    .for('update');
  const rowOf = (no: EnterpriseNo) => rows.find(({ supplierNo }) => supplierNo === no);
  const leaving = mustBeNewest(rowOf(leavingNo), version);
  const staying = mustBeNewest(rowOf(stayingNo), intoVersion);
  if (leaving.mergedInto !== null || leaving.answer === 'refused') throw new Refusal('ILLEGAL_STATE');
  if (staying.disabledAt !== null || staying.answer === 'refused') throw refusedField('intoNo', NOT_INTO.closed);

  const now = clock.now();
  const write = async (row: Relation, changes: Partial<Relation>): Promise<void> => {
    await db
      .update(supplierRelation)
      .set({ ...changes, version: row.version + 1, changedBy: viewer.displayName, changedAt: now })
      .where(and(own, eq(supplierRelation.supplierNo, row.supplierNo)));
    await recordAudit(context, 'supplier.merge', row.supplierNo);
  };
  const { note, usualTermDays, quota } = mergedSupplier(staying, leaving);
  await write(staying, { tags: [...new Set(tags)], note, usualTermDays, quota });
  await write(leaving, { disabledAt: leaving.disabledAt ?? now, mergedInto: stayingNo });
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
    if (row.mergedInto === leavingNo) await write(row, { mergedInto: stayingNo });
  }
  return supplierOf(db, buyerNo, leavingNo);
};
