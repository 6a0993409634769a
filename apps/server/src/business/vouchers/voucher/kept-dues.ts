import type { EnterpriseNo } from '@lianxin/api/contract';
import { fen, type CivilDate, type Fen } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { dueTally } from '../../../schema/index.ts';

/** The due date and the payment day, which is a business day. */
export interface Due {
  readonly on: CivilDate;
  readonly paidOn: CivilDate;
  readonly count: number;
  readonly amount: Fen;
}

/** Dues to the enterprise by piece and from it by voucher; one row for each due date and payment day. */
export interface Dues {
  readonly receivable: readonly Due[];
  readonly payable: readonly Due[];
}

const items = sql<string>`sum(${dueTally.items})`;
const amount = sql<string>`sum(${dueTally.amount})`;
const kept = prepared((db) =>
  db
    .select({
      receivable: dueTally.receivable,
      on: dueTally.dueOn,
      paidOn: dueTally.paidOn,
      count: items.as('count'),
      amount: amount.as('amount'),
    })
    .from(dueTally)
    .where(eq(dueTally.enterpriseNo, sql.placeholder('enterpriseNo')))
    .groupBy(dueTally.receivable, dueTally.dueOn, dueTally.paidOn)
    .having(sql`${items} <> 0 or ${amount} <> 0`)
    .orderBy(dueTally.dueOn, dueTally.paidOn)
    .prepare('kept_dues'),
);

/** Dues to and from an enterprise, earliest first, from stored totals that do not depend on the number of pieces. */
export async function storedDuesOf(db: Db, enterpriseNo: EnterpriseNo): Promise<Dues> {
  const rows = await kept(db).execute({ enterpriseNo });
  const dues = (receivable: boolean): Due[] =>
    rows.flatMap((row) =>
      row.receivable === receivable ? [{ on: row.on, paidOn: row.paidOn, count: Number(row.count), amount: fen(BigInt(row.amount)) }] : [],
    );
  return { receivable: dues(true), payable: dues(false) };
}
