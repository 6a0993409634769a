import type { EnterpriseNo } from '@lianxin/api/contract';
import { fen, type CivilDate } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { issuance, piece, voucher } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { membersOf } from './members.ts';

/** Signed vouchers with their unpaid and overdue amounts. */
const vouchersOf = (issuers: readonly EnterpriseNo[]): SQL => sql`(
  select ${voucher.issuerNo} as subsidiary, ${issuance.recipientNo} as supplier, date_trunc('month', ${voucher.issuedOn})::date::text as month,
    ${voucher.faceAmount} as issued, owed.outstanding, owed.overdue
  from ${voucher} join ${issuance} on ${issuance.id} = ${voucher.issuanceId}
    join ${piece} on ${piece.voucherId} = ${voucher.id} and ${piece.parentId} is null and ${piece.receivedOn} is not null
    cross join lateral (
      select coalesce(sum(p.amount), 0) as outstanding, coalesce(sum(p.amount) filter (where p.overdue), 0) as overdue
      from ${piece} p where p.voucher_id = ${voucher.id} and p.live and p.state <> 'settled') owed
  where ${voucher.issuerNo} = any(${sql.param([...issuers])}::text[])) vouchers`;

const KEYS = { subsidiary: sql`subsidiary`, supplier: sql`supplier`, month: sql`month` } as const;

const sumOf = (column: SQL) => sql<string>`sum(${column})::text`;

/** By enterprise, supplier or month; months start with the latest, the others with the largest amount. */
export const pivot: Handlers['group']['pivot'] = async (context, { by }) => {
  const { db } = context;
  const members = await membersOf(db, enterpriseOf(context));
  const rows = await db
    .select({
      id: sql<EnterpriseNo & CivilDate>`${KEYS[by]}`,
      count: sql<number>`count(*)::int`,
      issued: sumOf(sql`issued`),
      outstanding: sumOf(sql`outstanding`),
      overdue: sumOf(sql`overdue`),
    })
    .from(vouchersOf(members.map(({ enterpriseNo }) => enterpriseNo)))
    .groupBy(KEYS[by])
    .orderBy(by === 'month' ? sql`1 desc` : sql`sum(issued) desc, 1`);
  const party = await partiesOf(db, by === 'month' ? [] : rows.map(({ id }) => id));
  return {
    rows: rows.map(({ id, count, ...sums }) => ({
      id,
      party: by === 'month' ? null : party(id),
      first: by === 'month' ? id : null,
      count,
      issued: fen(BigInt(sums.issued)),
      outstanding: fen(BigInt(sums.outstanding)),
      overdue: fen(BigInt(sums.overdue)),
    })),
  };
};
