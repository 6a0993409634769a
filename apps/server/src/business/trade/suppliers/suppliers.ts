import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { fen, Refusal } from '@lianxin/domain';
import { and, asc, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { columnSumsOf, stateCountOf } from '../../../platform/db/counted-page.ts';
import { containing, orderOf, windowOf } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount, enterprise, piece, supplierRelation } from '../../../schema/index.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';

export type SupplierView = ResponseOf<Contract['supplier']['list']>['list'][number];

/** Whether two enterprises deal with each other, or did. */
export async function dealsWith(db: Db, buyerNo: EnterpriseNo, supplierNo: EnterpriseNo): Promise<boolean> {
  return (await relationOf(db, buyerNo, supplierNo)) !== undefined;
}

async function relationOf(db: Db, buyerNo: EnterpriseNo, supplierNo: EnterpriseNo) {
  const [row] = await db
    .select()
    .from(supplierRelation)
    .where(and(eq(supplierRelation.buyerNo, buyerNo), eq(supplierRelation.supplierNo, supplierNo)));
  return row;
}

/** SQL: the supplier took a voucher from the buyer, or registered their trade. */
export const dealtWith = (supplierNo: SQLWrapper, buyerNo: SQLWrapper) =>
  sql<boolean>`(exists (select 1 from ${piece} where ${piece.fromNo} = ${buyerNo} and ${piece.holderNo} = ${supplierNo} and ${piece.receivedOn} is not null)
  or exists (select 1 from trade_contract c where c.buyer_no = ${buyerNo} and c.seller_no = ${supplierNo} and c.registered_by_no = ${supplierNo})
  or exists (select 1 from trade_invoice i where i.buyer_no = ${buyerNo} and i.seller_no = ${supplierNo} and i.registered_by_no = ${supplierNo}))`;

/** SQL: the supplier has accepted the buyer, by an answer or by dealing with it. Being named a supplier is no consent. */
export const hasAccepted = (supplierNo: SQLWrapper, buyerNo: SQLWrapper) =>
  sql<boolean>`(${dealtWith(supplierNo, buyerNo)}
  or exists (select 1 from ${supplierRelation} r where r.buyer_no = ${buyerNo} and r.supplier_no = ${supplierNo} and r.answer = 'accepted'))`;

export async function acceptsFrom(db: Db, supplierNo: EnterpriseNo, buyerNo: EnterpriseNo): Promise<boolean> {
  const [row] = await db.select({ accepts: hasAccepted(sql`${supplierNo}::text`, sql`${buyerNo}::text`) }).from(sql`(select 1) one`);
  return row?.accepts ?? false;
}

/** Disabled or refusing suppliers receive nothing new. */
export const isOpenSupplier = and(isNull(supplierRelation.disabledAt), sql`${supplierRelation.answer} is distinct from 'refused'`);

export async function suppliersAmong(db: Db, buyerNo: EnterpriseNo, enterpriseNos: readonly EnterpriseNo[]): Promise<Set<EnterpriseNo>> {
  if (enterpriseNos.length === 0) return new Set();
  const rows = await db
    .select({ supplierNo: supplierRelation.supplierNo })
    .from(supplierRelation)
    .where(and(eq(supplierRelation.buyerNo, buyerNo), inArray(supplierRelation.supplierNo, [...new Set(enterpriseNos)]), isOpenSupplier));
  return new Set(rows.map(({ supplierNo }) => supplierNo));
}

/** Whether an enterprise may issue or transfer to another. */
export async function isSupplierOf(db: Db, buyerNo: EnterpriseNo, supplierNo: EnterpriseNo): Promise<boolean> {
  return (await suppliersAmong(db, buyerNo, [supplierNo])).has(supplierNo);
}

const accounts = sql<string>`(select count(*) from ${bankAccount} where ${bankAccount.enterpriseNo} = ${supplierRelation.supplierNo} and ${bankAccount.verified} and ${bankAccount.state} = 'normal')`;
const dealingsWith = (figure: ReturnType<typeof sql>) =>
  sql`(select ${figure} from ${piece} where ${piece.fromNo} = ${supplierRelation.buyerNo} and ${piece.holderNo} = ${supplierRelation.supplierNo} and ${piece.baseId} = ${piece.id} and ${piece.receivedOn} is not null)`;

const dealtAmount = sql<string>`${dealingsWith(sql`coalesce(sum(${piece.amount}), 0)`)}`;

/** Issued or about to be issued to a supplier and unpaid, and the unsigned part. */
const UNPAID_STATES = sql.raw(
  "('awaitingReview', 'awaitingSignature', 'awaitingSignatureReview', 'effective', 'voidAwaitingReview', 'overdue')",
);
const UNSIGNED = sql.raw("('awaitingSignature', 'awaitingSignatureReview')");
/** The unpaid sum, without one application. */
export const unpaidTo = (buyerNo: SQLWrapper, supplierNo: SQLWrapper, besides: SQLWrapper = sql`null`) =>
  sql<string>`(select coalesce(sum(i.amount), 0) from issuance i where i.issuer_no = ${buyerNo} and i.recipient_no = ${supplierNo}
    and i.state in ${UNPAID_STATES} and not i.removed and i.id is distinct from ${besides})`;
const unpaidAmount = unpaidTo(supplierRelation.buyerNo, supplierRelation.supplierNo);
const unsigned = sql<string>`((select count(*) from issuance i
    where i.issuer_no = ${supplierRelation.buyerNo} and i.recipient_no = ${supplierRelation.supplierNo} and i.state in ${UNSIGNED})
  + (select count(*) from transfer t
    where t.sender_no = ${supplierRelation.buyerNo} and t.recipient_no = ${supplierRelation.supplierNo} and t.state in ${UNSIGNED}))`;

const successor = alias(enterprise, 'successor');

const suppliersOf = (db: Db) =>
  db
    .select({
      enterpriseNo: supplierRelation.supplierNo,
      name: enterprise.name,
      creditCode: enterprise.creditCode,
      size: enterprise.size,
      accountState: enterprise.accountState,
      since: supplierRelation.since,
      disabledAt: supplierRelation.disabledAt,
      mergedIntoNo: supplierRelation.mergedInto,
      mergedIntoName: successor.name,
      answer: supplierRelation.answer,
      note: supplierRelation.note,
      version: supplierRelation.version,
      agreed: sql<boolean>`${enterprise.agreementFile} is not null`,
      tags: supplierRelation.tags,
      usualTermDays: supplierRelation.usualTermDays,
      defaultAccountId: supplierRelation.defaultAccountId,
      quota: supplierRelation.quota,
      occupied: unpaidAmount,
      unsignedCount: unsigned,
      accountCount: accounts,
      totalAmount: dealtAmount,
      lastDealtOn: sql<typeof piece.$inferSelect.receivedOn>`${dealingsWith(sql`max(${piece.receivedOn})::text`)}`,
    })
    .from(supplierRelation)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, supplierRelation.supplierNo))
    .leftJoin(successor, eq(successor.enterpriseNo, supplierRelation.mergedInto));

type SupplierRow = Awaited<ReturnType<typeof suppliersOf>>[number];

const supplierView = ({
  accountState,
  accountCount,
  totalAmount,
  occupied: taken,
  unsignedCount,
  since,
  disabledAt,
  mergedIntoNo,
  mergedIntoName,
  answer,
  ...row
}: SupplierRow): SupplierView => ({
  ...row,
  certified: accountState === 1,
  accountCount: Number(accountCount),
  totalAmount: fen(BigInt(totalAmount)),
  occupied: fen(BigInt(taken)),
  unsignedCount: Number(unsignedCount),
  since: since.toISOString(),
  mergedInto: mergedIntoNo === null ? null : { enterpriseNo: mergedIntoNo, name: mergedIntoName ?? mergedIntoNo },
  state: answer === 'refused' ? answer : disabledAt === null ? 'enabled' : 'disabled',
});

/** Refuses NOT_FOUND. */
export async function supplierOf(db: Db, buyerNo: EnterpriseNo, supplierNo: EnterpriseNo): Promise<SupplierView> {
  const [row] = await suppliersOf(db).where(and(eq(supplierRelation.buyerNo, buyerNo), eq(supplierRelation.supplierNo, supplierNo)));
  if (!row) throw new Refusal('NOT_FOUND');
  return supplierView(row);
}

export const listSuppliers: Handlers['supplier']['list'] = async (context, request) => {
  const { db } = context;
  const pattern = request.search ? containing(request.search) : undefined;
  const where = and(
    eq(supplierRelation.buyerNo, enterpriseOf(context)),
    request.state && (request.state === 'enabled' ? isOpenSupplier : isNotNull(supplierRelation.disabledAt)),
    request.tag === undefined ? undefined : sql`${request.tag} = any(${supplierRelation.tags})`,
    request.enterpriseNos && inArray(supplierRelation.supplierNo, request.enterpriseNos),
    pattern === undefined ? undefined : or(ilike(enterprise.name, pattern), ilike(enterprise.creditCode, pattern)),
  );
  const joined = eq(enterprise.enterpriseNo, supplierRelation.supplierNo);
  const { limit, offset } = windowOf(request);
  const sorts = {
    name: enterprise.name,
    totalAmount: dealtAmount,
    lastDealtOn: dealingsWith(sql`max(${piece.receivedOn})`),
  };
  const rows = await suppliersOf(db)
    .where(where)
    .orderBy(
      ...orderOf({ sort: 'name', ...request }, sorts, supplierRelation.since, supplierRelation.supplierNo),
      asc(supplierRelation.supplierNo),
    )
    .limit(limit)
    .offset(offset);
  const counted = await db
    .select(stateCountOf({ occupied: unpaidAmount, totalAmount: dealtAmount }))
    .from(supplierRelation)
    .innerJoin(enterprise, joined)
    .where(where);
  return {
    list: rows.map(supplierView),
    total: counted[0]?.count ?? 0,
    page: request.page,
    pageSize: request.pageSize,
    columnSums: columnSumsOf(counted),
  };
};

export const supplierTags: Handlers['supplier']['tags'] = async (context) => {
  const tag = sql<string>`unnest(${supplierRelation.tags})`;
  const rows = await context.db
    .selectDistinct({ tag })
    .from(supplierRelation)
    .where(eq(supplierRelation.buyerNo, enterpriseOf(context)))
    .orderBy(sql`1`);
  return rows.map((row) => row.tag);
};
