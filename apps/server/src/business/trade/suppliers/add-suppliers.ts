import { EnterpriseNo, type Contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { messageOf } from '@lianxin/domain';
import { and, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServedHandlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { importRows, type ImportResult, type RowFault } from '../../../platform/db/import-rows.ts';
import type { Sentence } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterprise, supplierRelation } from '../../../schema/index.ts';
import { notify } from '../../foundation/messages/index.ts';
import { mergedAmong } from './not-a-supplier.ts';

type Call = Contract['supplier']['addMany'];
type Row = RequestOf<Call>['rows'][number];

type Fault = RowFault<ResponseOf<Call>['refused'][number]['field']>;

export interface NewSupplier extends Partial<Pick<typeof supplierRelation.$inferInsert, 'note' | 'tags' | 'usualTermDays' | 'quota'>> {
  readonly supplierNo: EnterpriseNo;
}

export const NOT_ADDED = {
  stranger: { zh: '平台上没有该企业，请先邀请对方注册', en: 'This enterprise is not on the platform. Ask it to register first' },
  own: { zh: '不能添加本企业', en: 'You cannot add your own enterprise' },
  twice: { zh: '与前面的行是同一家企业', en: 'It is the same enterprise as a row above' },
  known: { zh: '该企业已在供应商名录中', en: 'This enterprise is among your suppliers already' },
} as const satisfies Record<string, Sentence>;

const existingSuppliers = (mergedInto: string | undefined): Sentence =>
  mergedInto === undefined
    ? NOT_ADDED.known
    : {
        zh: `该企业已在供应商名录中，并已合并到“${mergedInto}”`,
        en: `This enterprise is among your suppliers already, merged into “${mergedInto}”`,
      };

/** Leaves out enterprises that have left the platform. */
export async function byCreditCodes(db: Db, creditCodes: readonly string[]) {
  const rows = await db
    .select()
    .from(enterprise)
    .where(and(inArray(enterprise.creditCode, [...creditCodes]), isNull(enterprise.cancelledAt)));
  return new Map(rows.map((row) => [row.creditCode, { ...row, enterpriseNo: z.parse(EnterpriseNo, row.enterpriseNo) }]));
}

/** Adds suppliers and tells their administrators. Returns those newly added. */
export async function insertSuppliers(context: CallContext, wanted: readonly NewSupplier[]): Promise<ReadonlySet<EnterpriseNo>> {
  if (wanted.length === 0) return new Set();
  const { db, clock, viewer } = context;
  const buyerNo = enterpriseOf(context);
  const now = clock.now();
  const made = await db
    .insert(supplierRelation)
    .values(wanted.map((one) => ({ buyerNo, since: now, changedBy: viewer.displayName, changedAt: now, ...one })))
    .onConflictDoNothing()
    .returning({ supplierNo: supplierRelation.supplierNo });
  const added = new Set(made.map(({ supplierNo }) => supplierNo));
  const told = messageOf('namedSupplier', { enterprise: viewer.enterpriseName ?? '' });
  for (const supplierNo of added) {
    // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
    await recordAudit(context, 'supplier.add', supplierNo);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await notify(context, { ...told, enterpriseNo: supplierNo, role: 'administrator', subjectId: buyerNo });
  }
  return added;
}

/** Ignores width and spaces, which differ between sheets. */
const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').replaceAll(/\s/g, '') === other.normalize('NFKC').replaceAll(/\s/g, '');

async function addRows(context: CallContext, rows: readonly Row[]): Promise<ImportResult<Fault['field']>> {
  const ownNo = enterpriseOf(context);
  const enterprises = await byCreditCodes(
    context.db,
    rows.map(({ creditCode }) => creditCode),
  );
  const wanted = new Map<EnterpriseNo, { readonly row: number; readonly one: NewSupplier }>();
  const faults: Fault[] = [];
  for (const [row, { creditCode, name, tags, usualTermDays = null, quota = null, note = '' }] of rows.entries()) {
    const found = enterprises.get(creditCode);
    const refuse = (field: Fault['field'], said: Sentence) => faults.push({ row, field, reason: said });
    if (found === undefined) refuse('creditCode', NOT_ADDED.stranger);
    else if (found.enterpriseNo === ownNo) refuse('creditCode', NOT_ADDED.own);
    else if (!sameName(found.name, name))
      refuse('name', {
        zh: `该代码在平台登记的企业名称是${found.name}，请核对`,
        en: `On the platform this code belongs to ${found.name}. Check it`,
      });
    else if (wanted.has(found.enterpriseNo)) refuse('creditCode', NOT_ADDED.twice);
    else
      wanted.set(found.enterpriseNo, {
        row,
        one: { supplierNo: found.enterpriseNo, tags: [...new Set(tags)], usualTermDays, quota, note },
      });
  }
  // In one order, so that two sheets with the same enterprises cannot deadlock.
  const inOrder = [...wanted.values()].toSorted((left, right) => (left.one.supplierNo < right.one.supplierNo ? -1 : 1));
  const added = await insertSuppliers(
    context,
    inOrder.map(({ one }) => one),
  );
  const known = inOrder.filter(({ one }) => !added.has(one.supplierNo));
  const merged = await mergedAmong(
    context.db,
    ownNo,
    known.map(({ one }) => one.supplierNo),
  );
  for (const { row, one } of known) faults.push({ row, field: 'creditCode', reason: existingSuppliers(merged.get(one.supplierNo)) });
  return { imported: added.size, faults: faults.toSorted((left, right) => left.row - right.row) };
}

/** Adds each row on its own, or all or none. */
export const addSuppliers: ServedHandlers['supplier']['addMany'] = async (context, { allOrNone, rows }, { limiter }) => {
  await limiter.take(LIMITS.supplierSheets, enterpriseOf(context));
  const { taken, refused } = await importRows(context, allOrNone, (within) => addRows(within, rows));
  return { added: taken, refused };
};
