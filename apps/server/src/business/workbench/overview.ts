import type { EnterpriseNo } from '@lianxin/api/contract';
import { addDays, fen, nextWorkingDay, weekday, ZERO_FEN, type CivilDate } from '@lianxin/domain';
import { and, between, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { creditLine, issuance, piece, voucher } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import { freeOf } from '../credit/quota.ts';
import { pieceTotals } from '../voucher/list.ts';
import { soonAfter } from '../voucher/soon.ts';
import { tasksOf } from './tasks.ts';

const WEEKS = 13;
const HELD = ['holding', 'transferring', 'financing'] as const;

const sum = (condition: SQL) => sql<string>`coalesce(sum(${piece.amount}) filter (where ${condition}), 0)`;
const promised = inArray(issuance.state, ['effective', 'overdue', 'partiallySettled']);

/** What falls due on each day, to this enterprise and from it. */
async function dueDaysOf(db: Db, enterpriseNo: EnterpriseNo, from: CivilDate, to: CivilDate) {
  const receives = sql`${piece.holderNo} = ${enterpriseNo}`;
  const pays = sql`${piece.issuerNo} = ${enterpriseNo}`;
  const rows = await db
    .select({ on: voucher.paymentDate, receivable: sum(receives), payable: sum(pays), count: sql<string>`count(*)` })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .where(
      and(
        eq(piece.live, true),
        promised,
        or(and(receives, inArray(piece.state, [...HELD])), and(pays, sql`${piece.state} <> 'settled'`)),
        between(voucher.paymentDate, from, to),
      ),
    )
    .groupBy(voucher.paymentDate)
    .orderBy(voucher.paymentDate);
  return rows.map(({ on, receivable, payable, count }) => ({
    on,
    receivable: fen(BigInt(receivable)),
    payable: fen(BigInt(payable)),
    count: Number(count),
  }));
}

function weeksOf(monday: CivilDate, days: readonly { readonly on: CivilDate; readonly receivable: bigint; readonly payable: bigint }[]) {
  return Array.from({ length: WEEKS }, (_, index) => {
    const first = addDays(monday, index * 7);
    const next = addDays(first, 7);
    const within = days.filter(({ on }) => on >= first && on < next);
    const total = (side: 'receivable' | 'payable') => fen(within.reduce((left, day) => left + day[side], 0n));
    return { monday: first, receipts: total('receivable'), payments: total('payable') };
  });
}

async function issuedOf(db: Db, enterpriseNo: EnterpriseNo, today: CivilDate) {
  const month = `${today.slice(0, 7)}-%`;
  const [sums] = await db
    .select({ outstanding: sum(sql`true`), dueThisMonth: sum(sql`${voucher.paymentDate}::text like ${month}`) })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .where(and(eq(piece.issuerNo, enterpriseNo), eq(piece.live, true), sql`${piece.state} <> 'settled'`, promised));
  const [waiting] = await db
    .select({ count: sql<string>`count(*)` })
    .from(issuance)
    .where(and(eq(issuance.issuerNo, enterpriseNo), inArray(issuance.state, ['awaitingSignature', 'awaitingSignatureReview'])));
  return {
    outstanding: fen(BigInt(sums?.outstanding ?? 0)),
    dueThisMonth: fen(BigInt(sums?.dueThisMonth ?? 0)),
    awaitingSignature: Number(waiting?.count ?? 0),
  };
}

async function quotasOf(db: Db, enterpriseNo: EnterpriseNo) {
  const rows = await db.select().from(creditLine).where(eq(creditLine.enterpriseNo, enterpriseNo)).orderBy(creditLine.channel);
  return rows.map((row) => ({ channel: row.channel, total: row.total, used: row.used, inTransit: row.inTransit, available: freeOf(row) }));
}

const nothing = { count: 0, amount: ZERO_FEN };

/** The signed-in person's workbench. The group viewer has the group's data view instead: to them it is empty. */
export const overview: Handlers['workbench']['overview'] = async (context) => {
  const { db, viewer, clock } = context;
  const enterpriseNo = enterpriseOf(context);
  const today = clock.today();
  const at = clock.now().toISOString();
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  if (viewer.role === 'groupViewer') {
    const issued = { outstanding: ZERO_FEN, dueThisMonth: ZERO_FEN, awaitingSignature: 0 };
    return {
      at,
      tasks: [],
      taskTotal: 0,
      dueDays: [],
      weeks: weeksOf(monday, []),
      holdings: [],
      pledged: nothing,
      overdue: nothing,
      issued,
      quotas: [],
    };
  }
  const dueDays = await dueDaysOf(db, enterpriseNo, monday, nextWorkingDay(addDays(monday, WEEKS * 7)));
  const totals = await pieceTotals(db, enterpriseNo, today, soonAfter(today));
  return {
    at,
    ...(await tasksOf(db, { userId: viewer.userId, enterpriseNo, role: viewer.role })),
    dueDays,
    weeks: weeksOf(monday, dueDays),
    holdings: totals.byState.map(({ state, count, amount }) => ({ state, count, amount })),
    pledged: totals.pledged,
    overdue: totals.overdue,
    issued: await issuedOf(db, enterpriseNo, today),
    quotas: await quotasOf(db, enterpriseNo),
  };
};
