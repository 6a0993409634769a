import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import {
  addDays,
  civilDate,
  fen,
  shanghaiDate,
  sumFen,
  weekday,
  ZERO_FEN,
  type CivilDate,
  type Fen,
  type HoldingState,
} from '@lianxin/domain';
import { and, count, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { creditLine, issuance, piece, voucher } from '../db/schema/index.ts';
import { partiesOf } from '../enterprise/parties.ts';
import type { CallContext } from '../http/handler.ts';
import { tasksOf } from './tasks.ts';

type Overview = ResponseOf<Contract['workbench']['overview']>;

const WEEKS = 13;
/** Tasks shown on the workbench; the rest is one link away. */
const TASKS_SHOWN = 50;
/** States in which a holder is still to be paid at maturity. */
const OPEN_STATES: readonly HoldingState[] = ['holding', 'transferring', 'financing'];

const sum = sql<string>`coalesce(sum(${piece.amount}), 0)`;
const fenOf = (text: string): Fen => fen(BigInt(text));

/** The Monday of a day's week. */
const mondayOf = (day: CivilDate): CivilDate => addDays(day, -((weekday(day) + 6) % 7));

const firstOf = (month: string): CivilDate => civilDate(`${month}-01`) ?? failed(month);
function failed(month: string): never {
  throw new Error(`${month} is no month`);
}
const nextMonth = (day: CivilDate): CivilDate => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return firstOf(month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`);
};

interface DueDay {
  readonly on: CivilDate;
  readonly amount: Fen;
  readonly count: number;
}

/** What falls due to this enterprise, by the day of payment. */
async function receivable(db: Db, own: EnterpriseNo, from: CivilDate, to: CivilDate): Promise<DueDay[]> {
  const rows = await db
    .select({ on: voucher.paymentDate, amount: sum, count: count() })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .where(
      and(
        eq(piece.holderNo, own),
        eq(piece.live, true),
        inArray(piece.state, [...OPEN_STATES]),
        gte(voucher.paymentDate, from),
        lt(voucher.paymentDate, to),
      ),
    )
    .groupBy(voucher.paymentDate);
  return rows.map((row) => ({ ...row, amount: fenOf(row.amount) }));
}

/** What this enterprise has promised to pay, by the day of payment. */
async function payable(db: Db, own: EnterpriseNo, from: CivilDate, to: CivilDate): Promise<DueDay[]> {
  const rows = await db
    .select({ on: voucher.paymentDate, amount: sum, count: sql<number>`count(distinct ${voucher.id})::int` })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .where(
      and(
        eq(voucher.issuerNo, own),
        eq(piece.live, true),
        ne(piece.state, 'settled'),
        gte(voucher.paymentDate, from),
        lt(voucher.paymentDate, to),
      ),
    )
    .groupBy(voucher.paymentDate);
  return rows.map((row) => ({ ...row, amount: fenOf(row.amount) }));
}

function calendarOf(receipts: readonly DueDay[], payments: readonly DueDay[]): Overview['dueDays'] {
  const days = [...new Set([...receipts, ...payments].map((day) => day.on))].toSorted();
  const on = (list: readonly DueDay[], day: CivilDate) => list.find((one) => one.on === day);
  return days.map((day) => ({
    on: day,
    receivable: on(receipts, day)?.amount ?? ZERO_FEN,
    payable: on(payments, day)?.amount ?? ZERO_FEN,
    count: (on(receipts, day)?.count ?? 0) + (on(payments, day)?.count ?? 0),
  }));
}

function weeksOf(today: CivilDate, receipts: readonly DueDay[], payments: readonly DueDay[]): Overview['weeks'] {
  const first = mondayOf(today);
  return Array.from({ length: WEEKS }, (_, week) => {
    const monday = addDays(first, week * 7);
    const end = addDays(monday, 7);
    const within = (list: readonly DueDay[]) => sumFen(list.filter((day) => day.on >= monday && day.on < end).map((day) => day.amount));
    return { monday, receipts: within(receipts), payments: within(payments) };
  });
}

async function holdingsOf(db: Db, own: EnterpriseNo) {
  const rows = await db
    .select({ state: piece.state, count: count(), amount: sum })
    .from(piece)
    .where(and(eq(piece.holderNo, own), eq(piece.live, true)))
    .groupBy(piece.state);
  const marked = async (mark: ReturnType<typeof eq>) => {
    const [row] = await db
      .select({ count: count(), amount: sum })
      .from(piece)
      .where(and(eq(piece.holderNo, own), eq(piece.live, true), mark));
    return { count: row?.count ?? 0, amount: fenOf(row?.amount ?? '0') };
  };
  return {
    holdings: rows.map((row) => ({ ...row, amount: fenOf(row.amount) })),
    pledged: await marked(ne(piece.pledgeState, 'none')),
    overdue: await marked(eq(piece.overdue, true)),
  };
}

async function issuedOf(db: Db, own: EnterpriseNo, today: CivilDate): Promise<Overview['issued']> {
  const open = and(eq(voucher.issuerNo, own), eq(piece.live, true), ne(piece.state, 'settled'));
  const joined = () => db.select({ amount: sum }).from(piece).innerJoin(voucher, eq(voucher.id, piece.voucherId));
  const [outstanding] = await joined().where(open);
  const [month] = await joined().where(
    and(open, gte(voucher.paymentDate, firstOf(today.slice(0, 7))), lt(voucher.paymentDate, nextMonth(today))),
  );
  const [waiting] = await db
    .select({ count: count() })
    .from(issuance)
    .where(and(eq(issuance.issuerNo, own), inArray(issuance.state, ['awaitingSignature', 'awaitingSignatureReview'])));
  return {
    outstanding: fenOf(outstanding?.amount ?? '0'),
    dueThisMonth: fenOf(month?.amount ?? '0'),
    awaitingSignature: waiting?.count ?? 0,
  };
}

async function quotasOf(db: Db, own: EnterpriseNo): Promise<Overview['quotas']> {
  const rows = await db.select().from(creditLine).where(eq(creditLine.enterpriseNo, own)).orderBy(creditLine.channel);
  return rows.map(({ channel, total, used, inTransit }) => ({ channel, total, used, inTransit, available: fen(total - used - inTransit) }));
}

const NOTHING: Omit<Overview, 'at'> = {
  tasks: [],
  taskTotal: 0,
  dueDays: [],
  weeks: [],
  holdings: [],
  pledged: { count: 0, amount: ZERO_FEN },
  overdue: { count: 0, amount: ZERO_FEN },
  issued: { outstanding: ZERO_FEN, dueThisMonth: ZERO_FEN, awaitingSignature: 0 },
  quotas: [],
};

/** The workbench of a person: their tasks, soonest deadline first, and the figures of their enterprise. */
export async function overviewOf({ db, viewer, clock }: CallContext): Promise<Overview> {
  const now = clock.now();
  const own = viewer.enterpriseNo;
  const at = now.toISOString();
  if (own === null) return { at, ...NOTHING };
  const today = shanghaiDate(now);
  const [from, to] = [mondayOf(today), addDays(mondayOf(today), WEEKS * 7)];
  const receipts = await receivable(db, own, from, to);
  const payments = await payable(db, own, from, to);
  const tasks = (await tasksOf(db, viewer)).toSorted(
    (one, other) =>
      (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999') || one.waitingSince.getTime() - other.waitingSince.getTime(),
  );
  const shown = tasks.slice(0, TASKS_SHOWN);
  const party = await partiesOf(
    db,
    shown.map((task) => task.counterpartyNo),
  );
  return {
    at,
    tasks: shown.map(({ counterpartyNo, waitingSince, ...task }) => ({
      ...task,
      counterpartyName: counterpartyNo === null ? '' : party(counterpartyNo).name,
      waitingSince: waitingSince.toISOString(),
    })),
    taskTotal: tasks.length,
    dueDays: calendarOf(receipts, payments),
    weeks: weeksOf(today, receipts, payments),
    ...(await holdingsOf(db, own)),
    issued: await issuedOf(db, own, today),
    quotas: await quotasOf(db, own),
  };
}
