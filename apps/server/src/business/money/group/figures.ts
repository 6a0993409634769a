import type { EnterpriseNo } from '@lianxin/api/contract';
import { fen, Refusal, type CivilDate } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { issuance, piece, voucher } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { membersOf } from './members.ts';

const SHOWN_SUPPLIERS = 10;
/** Upper bounds of term ranges in days; the last range is open. */
const TERM_ENDS = [90, 180, 270] as const;

interface Summed {
  readonly count: number;
  readonly amount: string;
}

export const figure = (row: Summed | undefined) => ({ count: row?.count ?? 0, amount: fen(BigInt(row?.amount ?? 0)) });
export const counted = { count: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(amount), 0)::text` };

/** Signed vouchers of these issuers. */
export const signedFor = (issuers: readonly EnterpriseNo[]): SQL => sql`(
  select ${voucher.id} as id, ${voucher.issuerNo} as issuer, ${voucher.faceAmount} as amount, ${voucher.dueOn} - ${voucher.issuedOn} as days, ${issuance.recipientNo} as supplier
  from ${voucher} join ${issuance} on ${issuance.id} = ${voucher.issuanceId}
    join ${piece} on ${piece.voucherId} = ${voucher.id} and ${piece.parentId} is null
  where ${voucher.issuerNo} = any(${sql.param([...issuers])}::text[]) and ${piece.receivedOn} is not null) signed`;

/** The unpaid part of each voucher. */
export const toBePaid = (issuers: readonly EnterpriseNo[]): SQL => sql`(
  select ${voucher.id} as id, ${voucher.issuerNo} as issuer, ${voucher.paymentDate} as pays_on, bool_or(${piece.overdue}) as overdue, sum(${piece.amount}) as amount
  from ${piece} join ${voucher} on ${voucher.id} = ${piece.voucherId} join ${issuance} on ${issuance.id} = ${voucher.issuanceId}
  where ${piece.issuerNo} = any(${sql.param([...issuers])}::text[]) and ${piece.live} and ${piece.state} <> 'settled'
    and ${issuance.state} in ('effective', 'overdue', 'partiallySettled')
  group by ${voucher.id}, ${voucher.issuerNo}, ${voucher.paymentDate}) owed`;

/** The financed part of each voucher. */
export const financed = (issuers: readonly EnterpriseNo[]): SQL => sql`(
  select ${piece.voucherId} as id, ${piece.issuerNo} as issuer, sum(${piece.amount}) as amount
  from ${piece}
  where ${piece.issuerNo} = any(${sql.param([...issuers])}::text[]) and ${piece.source} = 'financing' and ${piece.baseId} = ${piece.id} and ${piece.receivedOn} is not null
  group by ${piece.voucherId}, ${piece.issuerNo}) financed`;

async function issuedOf(db: Db, issuers: readonly EnterpriseNo[]) {
  const [row] = await db.select({ ...counted, suppliers: sql<number>`count(distinct supplier)::int` }).from(signedFor(issuers));
  return { issued: figure(row), suppliers: row?.suppliers ?? 0 };
}

async function owedOf(db: Db, issuers: readonly EnterpriseNo[]) {
  const rows = await db
    .select({ ...counted, first: sql<CivilDate>`date_trunc('month', pays_on)::date::text`, overdue: sql<boolean>`overdue` })
    .from(toBePaid(issuers))
    .groupBy(sql`3, 4`)
    .orderBy(sql`3`);
  const sum = (of: typeof rows) => ({
    count: of.reduce((left, { count }) => left + count, 0),
    amount: fen(of.reduce((left, { amount }) => left + BigInt(amount), 0n)),
  });
  const months = [...new Set(rows.map(({ first }) => first))];
  return {
    outstanding: sum(rows),
    overdue: sum(rows.filter(({ overdue }) => overdue)),
    dueMonths: months.map((first) => ({ first, ...sum(rows.filter((row) => row.first === first)) })),
  };
}

async function termsOf(db: Db, issuers: readonly EnterpriseNo[]) {
  const place = sql`(case when days <= ${TERM_ENDS[0]} then 0 when days <= ${TERM_ENDS[1]} then 1 when days <= ${TERM_ENDS[2]} then 2 else 3 end)`;
  const rows = await db
    .select({ ...counted, place: sql<number>`${place}::int` })
    .from(signedFor(issuers))
    .groupBy(sql`3`);
  return [...TERM_ENDS, null].map((to, index) => ({ to, ...figure(rows.find((row) => row.place === index)) }));
}

async function topSuppliersOf(db: Db, issuers: readonly EnterpriseNo[]) {
  const rows = await db
    .select({ ...counted, supplier: sql<EnterpriseNo>`supplier` })
    .from(signedFor(issuers))
    .groupBy(sql`3`)
    .orderBy(sql`sum(amount) desc, supplier`)
    .limit(SHOWN_SUPPLIERS);
  const party = await partiesOf(
    db,
    rows.map(({ supplier }) => supplier),
  );
  return rows.map(({ supplier, ...row }) => ({ supplier: party(supplier), ...figure(row) }));
}

async function financedOf(db: Db, issuers: readonly EnterpriseNo[]) {
  const [row] = await db.select(counted).from(financed(issuers));
  return figure(row);
}

/** One enterprise of the group, or all that the viewer may see. Refuses NOT_FOUND otherwise. */
export const figures: Handlers['group']['figures'] = async (context, { enterpriseNo }) => {
  const { db, clock } = context;
  const members = await membersOf(db, enterpriseOf(context));
  const chosen = enterpriseNo === undefined ? null : members.find((member) => member.enterpriseNo === enterpriseNo);
  if (chosen === undefined) throw new Refusal('NOT_FOUND');
  const issuers = chosen === null ? members.map((member) => member.enterpriseNo) : [chosen.enterpriseNo];
  const [issued, owed, terms, topSuppliers, financed] = await settled([
    issuedOf(db, issuers),
    owedOf(db, issuers),
    termsOf(db, issuers),
    topSuppliersOf(db, issuers),
    financedOf(db, issuers),
  ] as const);
  return { at: clock.now().toISOString(), today: clock.today(), enterprise: chosen, ...issued, ...owed, financed, terms, topSuppliers };
};
