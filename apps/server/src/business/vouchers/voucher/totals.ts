import type { EnterpriseNo } from '@lianxin/api/contract';
import { fen, pieceMachine, type CivilDate } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import { pieceTally } from '../../../schema/index.ts';
import { dueMonths, duesIn, sumOf } from './due-spans.ts';
import { storedDuesOf } from './kept-dues.ts';
import { soonAfter } from './soon.ts';

/** The conditions of `piece-conditions.ts` on stored counts. */
const FREE = sql`t.live and t.state = 'holding' and not t.pledged and not t.overdue`;
const PLEDGED = sql`t.live and t.pledged`;
const OVERDUE = sql`t.live and t.overdue`;
const PLEDGED_IN_TIME = sql`t.live and t.pledged and not t.overdue`;
const REST = sql`not (t.live and (t.pledged or t.overdue))`;
const RECEIVABLE = sql`t.live and t.state in ('holding', 'transferring', 'financing')`;

const pieces = (condition: SQL) => sql<string>`coalesce(sum(t.pieces) filter (where ${condition}), 0)`;
const amount = (condition: SQL) => sql<string>`coalesce(sum(t.amount) filter (where ${condition}), 0)`;

/** Counts and sums of holdings by state, pledged, overdue and receivable. The overdue, the pledged in time and the rest of each state add up to the total. */
export async function heldTotals(db: Db, viewerNo: EnterpriseNo) {
  const rows = await db
    .select({
      state: sql<(typeof pieceMachine.states)[number]>`t.state`,
      count: sql<string>`sum(t.pieces)`,
      total: sql<string>`sum(t.amount)`,
      available: amount(FREE),
      pledged: pieces(PLEDGED),
      pledgedAmount: amount(PLEDGED),
      overdue: pieces(OVERDUE),
      overdueAmount: amount(OVERDUE),
      pledgedInTime: pieces(PLEDGED_IN_TIME),
      pledgedInTimeAmount: amount(PLEDGED_IN_TIME),
      rest: pieces(REST),
      restAmount: amount(REST),
      receivable: pieces(RECEIVABLE),
      receivableAmount: amount(RECEIVABLE),
    })
    .from(sql`${pieceTally} t`)
    .where(sql`t.enterprise_no = ${viewerNo} and t.held`)
    .groupBy(sql`t.state`);
  const figure = (count: 'pledged' | 'overdue' | 'pledgedInTime' | 'receivable') => ({
    count: rows.reduce((sum, row) => sum + Number(row[count]), 0),
    amount: fen(rows.reduce((sum, row) => sum + BigInt(row[`${count}Amount`]), 0n)),
  });
  return {
    byState: pieceMachine.states.map((state) => {
      const row = rows.find((candidate) => candidate.state === state);
      const [total, available] = [BigInt(row?.total ?? 0), BigInt(row?.available ?? 0)];
      const rest = { count: Number(row?.rest ?? 0), amount: fen(BigInt(row?.restAmount ?? 0)) };
      return { state, count: Number(row?.count ?? 0), amount: fen(total), availableAmount: fen(available), rest };
    }),
    pledged: figure('pledged'),
    overdue: figure('overdue'),
    pledgedInTime: figure('pledgedInTime'),
    receivable: figure('receivable'),
  };
}

/** Also receivables due soon and dues by month. */
export async function pieceTotals(db: Db, viewerNo: EnterpriseNo, today: CivilDate) {
  const [held, { receivable }] = await settled([heldTotals(db, viewerNo), storedDuesOf(db, viewerNo)] as const);
  const soon = duesIn(receivable, { from: today, to: soonAfter(today) });
  const dueSoon = { ...sumOf(soon), firstOn: soon[0]?.on ?? null };
  return { ...held, dueSoon, dueMonths: dueMonths(receivable, today) };
}
