import type { EnterpriseNo } from '@lianxin/api/contract';
import { addDays, fen, type CivilDate, type Fen, type Role } from '@lianxin/domain';
import { and, between, count, inArray, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { pledge } from '../../../schema/index.ts';
import { institutionOf } from '../capital-plan/index.ts';
import { waitingAmong } from '../funding/index.ts';
import { visibleTo } from './list.ts';
import { PLEDGE_WORK } from './work.ts';

/** The role of an enterprise in loans of others. */
type LendingPart = 'funder' | 'guarantor';

/** The person whose work is counted. */
interface Person {
  readonly userId: string;
  readonly enterpriseNo: EnterpriseNo;
  readonly role: Role;
  /** ISO 8601. */
  readonly now: string;
}

/** Number of days ahead for which due loans are reported. */
const DUE_DAYS = 30;

/** Disbursed loans that are not fully repaid. */
const isOut = inArray(pledge.state, ['disbursed', 'overdue']);

/** Loans due from today up to a day. */
const dueBy = (today: CivilDate, dueTo: CivilDate): SQL => sql`(${and(isOut, between(pledge.paysOn, today, dueTo))})`;

const sumOf = (column: SQL) => sql<string>`coalesce(sum(${column}), 0)::text`;

interface DueLoans {
  readonly part: LendingPart;
  readonly on: CivilDate;
  readonly count: number;
  readonly amount: Fen;
}

/** The outstanding loans that an enterprise gave or guarantees, by the working day of repayment, with the remaining principal. */
export async function dueLoans(db: Db, enterpriseNo: EnterpriseNo): Promise<readonly DueLoans[]> {
  const of = (part: LendingPart) =>
    db
      .select({
        part: sql<LendingPart>`${part}::text`.as('part'),
        on: pledge.paysOn,
        count: count().as('count'),
        amount: sumOf(sql`${pledge.principalLeft}`).as('amount'),
      })
      .from(pledge)
      .where(and(visibleTo[part](enterpriseNo), isOut))
      .groupBy(pledge.paysOn);
  const rows = await unionAll(of('funder'), of('guarantor'));
  return rows.map(({ amount, ...row }) => ({ ...row, amount: fen(BigInt(amount)) }));
}

/** The loans that an enterprise sees in one role, by state, with those that wait for the person and those that fall due soon. */
function byState(db: Db, part: LendingPart, { enterpriseNo, role, userId, now }: Person, due: SQL) {
  const waiting = sql`(${waitingAmong(PLEDGE_WORK, part, role, { userId, enterpriseNo, now })})`;
  return db
    .select({
      part: sql<LendingPart>`${part}::text`.as('part'),
      state: pledge.state,
      count: count().as('count'),
      amount: sumOf(sql`${pledge.amount}`).as('amount'),
      pledged: sumOf(sql`${pledge.pledged}`).as('pledged'),
      principalLeft: sumOf(sql`${pledge.principalLeft}`).as('principal_left_sum'),
      waitingCount: sql<number>`(count(*) filter (where ${waiting}))::int`.as('waiting_count'),
      waitingAmount: sql<string>`coalesce(sum(${pledge.amount}) filter (where ${waiting}), 0)::text`.as('waiting_amount'),
      dueCount: sql<number>`(count(*) filter (where ${due}))::int`.as('due_count'),
      dueAmount: sql<string>`coalesce(sum(${pledge.principalLeft}) filter (where ${due}), 0)::text`.as('due_amount'),
    })
    .from(pledge)
    .where(visibleTo[part](enterpriseNo))
    .groupBy(pledge.state);
}

/**
 * The pending work and the outstanding loans of a lender or guarantor, counted with the conditions of the list call. Refuses FORBIDDEN to
 * all other enterprises.
 */
export const desk: Handlers['pledge']['desk'] = async (context) => {
  const { db, viewer, clock } = context;
  const person = { userId: viewer.userId, enterpriseNo: await institutionOf(context), role: viewer.role, now: clock.now().toISOString() };
  const today = clock.today();
  const dueTo = addDays(today, DUE_DAYS);
  const due = dueBy(today, dueTo);
  const rows = await unionAll(byState(db, 'funder', person, due), byState(db, 'guarantor', person, due));
  const money = (sum: string) => fen(BigInt(sum));
  return {
    today,
    dueTo,
    rows: rows.map(({ part, state, ...of }) => ({
      part,
      state,
      count: of.count,
      amount: money(of.amount),
      pledged: money(of.pledged),
      principalLeft: money(of.principalLeft),
      waiting: { count: of.waitingCount, amount: money(of.waitingAmount) },
      due: { count: of.dueCount, amount: money(of.dueAmount) },
    })),
  };
};
