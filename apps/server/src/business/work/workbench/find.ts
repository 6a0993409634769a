import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { fen, nearNumbers } from '@lianxin/domain';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { containing } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterprise, financing, issuance, piece, pledge, supplierRelation, transfer, voucher } from '../../../schema/index.ts';
import { isHolding, touchedBy } from '../../vouchers/voucher/index.ts';

type Found = ResponseOf<Contract['workbench']['find']>;

const SHOWN_ENTERPRISES = 6;
const SHOWN_NUMBERS = 5;

/** So many enterprises are asked about at most, those first whose name begins with the text; a text such as 公司 is in every name. */
const CANDIDATES = 2000;

/**
 * The enterprise and those it deals with: suppliers and buyers, and the parties of the pieces that it issued, holds or passed on, whose
 * names its lists show (objects §3). Each condition is one look into an index.
 */
function enterprisesOf(db: Db, viewerNo: EnterpriseNo, text: string) {
  const no = sql`candidate.enterprise_no`;
  const within = (holderNo: SQL, condition: SQL) =>
    sql`exists (select 1 from ${piece} where ${piece.holderNo} = ${holderNo} and ${condition} and ${isHolding})`;
  const viewer = sql`${viewerNo}`;
  const isSupplier = sql`exists (select 1 from ${supplierRelation} where ${supplierRelation.buyerNo} = ${viewer} and ${supplierRelation.supplierNo} = ${no})`;
  const isKnown = sql.join(
    [
      sql`${no} = ${viewer}`,
      isSupplier,
      sql`exists (select 1 from ${supplierRelation} where ${supplierRelation.buyerNo} = ${no} and ${supplierRelation.supplierNo} = ${viewer})`,
      within(viewer, sql`${piece.issuerNo} = ${no}`),
      within(viewer, sql`${piece.fromNo} = ${no}`),
      within(no, sql`${piece.fromNo} = ${viewer}`),
      within(no, sql`${piece.issuerNo} = ${viewer}`),
    ],
    sql` or `,
  );
  const place = sql`position(lower(${text}) in lower(${enterprise.name}))`;
  return db
    .select({
      enterpriseNo: sql<EnterpriseNo>`${no}`,
      name: sql<string>`candidate.name`,
      creditCode: sql<string>`candidate.credit_code`,
      part: sql<
        Found['enterprises'][number]['part']
      >`case when ${no} = ${viewer} then 'own' when ${isSupplier} then 'supplier' else 'other' end`,
    })
    .from(
      sql`(select ${enterprise.enterpriseNo} as enterprise_no, ${enterprise.name} as name, ${enterprise.creditCode} as credit_code, ${place} as place
        from ${enterprise} where ${enterprise.name} ilike ${containing(text)} order by place, name limit ${CANDIDATES}) candidate`,
    )
    .where(sql`(${isKnown})`)
    .orderBy(sql`candidate.place, candidate.name`)
    .limit(SHOWN_ENTERPRISES);
}

/** Records of the enterprise with one of the numbers, in one statement. */
async function numbered(db: Db, viewerNo: EnterpriseNo, numbers: readonly string[]): Promise<Found['near']> {
  if (numbers.length === 0) return [];
  const among = sql`any (${sql.param([...numbers])}::text[])`;
  const own = (
    kind: string,
    table: PgTable & { readonly id: AnyPgColumn; readonly amount: AnyPgColumn },
    number: AnyPgColumn,
    seen: SQL | undefined,
  ) =>
    sql`select ${kind} as kind, ${table.id} as id, ${number} as number, ${table.amount}::text as amount from ${table} where ${number} = ${among} and ${seen}`;
  // Of a voucher that was split, an enterprise holds parts only.
  const ofVouchers = sql`select 'voucher' as kind, ${piece.id} as id, ${piece.number} as number, ${piece.amount}::text as amount from ${piece}
    where ${piece.voucherId} = any (array(select ${voucher.id} from ${voucher} where ${voucher.number} = ${among}))
      and ${piece.number} <> all (${sql.param([...numbers])}::text[]) and ${touchedBy(viewerNo)} and ${isHolding}`;
  const records = sql.join(
    [
      own('voucher', piece, piece.number, and(touchedBy(viewerNo), isHolding)),
      ofVouchers,
      own('issuance', issuance, issuance.applicationNumber, and(eq(issuance.issuerNo, viewerNo), eq(issuance.removed, false))),
      own('transfer', transfer, transfer.transferNumber, and(eq(transfer.senderNo, viewerNo), eq(transfer.removed, false))),
      own('financing', financing, financing.applicationNumber, and(eq(financing.enterpriseNo, viewerNo), eq(financing.removed, false))),
      own('pledge', pledge, pledge.applicationNumber, and(eq(pledge.enterpriseNo, viewerNo), eq(pledge.removed, false))),
    ],
    sql` union all `,
  );
  return db
    .select({
      kind: sql<Found['near'][number]['kind']>`kind`,
      id: sql<string>`id`,
      number: sql<string>`number`,
      amount: sql<Found['near'][number]['amount']>`amount`.mapWith((amount: string) => fen(BigInt(amount))),
    })
    .from(sql`(${records}) numbered`)
    .orderBy(sql`number`)
    .limit(SHOWN_NUMBERS);
}

export const find: Handlers['workbench']['find'] = async ({ db, ...context }, { text }) => {
  const viewerNo = enterpriseOf(context);
  return { enterprises: await enterprisesOf(db, viewerNo, text), near: await numbered(db, viewerNo, nearNumbers(text)) };
};
