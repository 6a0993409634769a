import type { Contract, EnterpriseNo, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { daysBetween, fen, lastDayInTime, sumFen, ZERO_FEN, type CivilDate } from '@lianxin/domain';
import { and, eq, ilike, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { countedPage, within } from '../../../platform/db/counted-page.ts';
import type { Db } from '../../../platform/db/client.ts';
import { containing, windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { enterprise, pledge, repayment } from '../../../schema/index.ts';
import { accountsById, accountView } from '../../foundation/parties/index.ts';
import { owedOf } from '../../lending/funding/index.ts';
import { type PledgeRow, pledgeRowViews } from '../../lending/pledge/index.ts';

type ListRequest = RequestOf<Contract['treasury']['listRepayments']>;
type Repayable = ResponseOf<Contract['treasury']['listRepayments']>['list'][number];

const UNDER_WAY = ['awaitingReview', 'awaitingConfirmation'] as const;

/** Loans paid out to an enterprise. */
export const lentTo = (no: EnterpriseNo): SQL | undefined => and(eq(pledge.enterpriseNo, no), isNotNull(pledge.disbursedOn));

const repaymentState = sql<Repayable['state']>`case
  when ${pledge.paidOffOn} is not null then 'paidOff'
  when exists (select 1 from ${repayment} where ${repayment.applicationId} = ${pledge.id} and ${repayment.state} in ${[...UNDER_WAY]}) then 'underWay'
  when ${pledge.state} = 'overdue' then 'overdue'
  else 'due' end`;

const principal = sql`coalesce(${pledge.principalLeft}, 0)`;

const ORDERS: Readonly<Record<string, SQL>> = {
  applicationNumber: sql`${pledge.applicationNumber}`,
  lent: sql`${pledge.amount}`,
  principal,
  repayOn: sql`${pledge.paysOn}`,
};

function orderOf(sort = ''): SQL[] {
  const column = ORDERS[sort.replace(/^-/, '')];
  // What is paid off comes after all that is to be paid.
  if (!column) return [sql`(${pledge.paidOffOn} is not null)`, sql`${pledge.paysOn}`, sql`${pledge.id}`];
  return sort.startsWith('-') ? [sql`${column} desc`, sql`${pledge.id} desc`] : [column, sql`${pledge.id}`];
}

function filterOf({ search, channel, dueFrom, dueTo }: ListRequest): SQL | undefined {
  const pattern = search ? containing(search) : undefined;
  return and(
    pattern === undefined
      ? undefined
      : or(
          ilike(pledge.applicationNumber, pattern),
          sql`exists (select 1 from ${enterprise} where ${enterprise.enterpriseNo} = ${pledge.lenderNo} and ${enterprise.name} ilike ${pattern})`,
        ),
    channel === undefined ? undefined : eq(pledge.channel, channel),
    ...within(pledge.paysOn, dueFrom, dueTo),
  );
}

const NOTHING_OWED = { principal: ZERO_FEN, interest: ZERO_FEN, lateInterest: ZERO_FEN, total: ZERO_FEN };

/** Loans by repayment state with the debt on a day. Reads each, as an enterprise has few. */
async function countsByState(db: Db, filter: SQL | undefined, today: CivilDate) {
  const loans = await db.select({ row: pledge, state: repaymentState }).from(pledge).where(filter);
  return [...new Set(loans.map(({ state }) => state))].map((state) => {
    const of = loans.filter((loan) => loan.state === state);
    const owed = of.map(({ row }) => owedOf(row, today) ?? NOTHING_OWED);
    const sum = (figure: keyof typeof NOTHING_OWED) => String(sumFen(owed.map((one) => one[figure])));
    return {
      state,
      count: of.length,
      sums: { principal: sum('principal'), interest: sum('interest'), lateInterest: sum('lateInterest'), total: sum('total') },
    };
  });
}

/** Loans with today's debt. The number of statements does not depend on the number of loans. */
export const listRepayments: Handlers['treasury']['listRepayments'] = async (context, request) => {
  const { db, clock } = context;
  const today = clock.today();
  const { states = [] } = request;
  const filter = and(lentTo(enterpriseOf(context)), filterOf(request));
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select({ row: pledge, state: repaymentState })
    .from(pledge)
    .where(and(filter, states.length > 0 ? sql`${repaymentState} in ${states}` : undefined))
    .orderBy(...orderOf(request.sort))
    .limit(limit)
    .offset(offset);
  const views = await pledgeRowViews(
    context,
    rows.map(({ row }) => row),
    rowViewerOf(context),
  );
  const accounts = await accountsById(
    db,
    rows.map(({ row }) => row.receivingAccountId),
  );
  const repayments = await openRepaymentsOf(
    context.db,
    rows.flatMap(({ row, state }) => (state === 'underWay' ? [row.id] : [])),
  );
  const list = views.flatMap((view, index): Repayable[] => {
    const read = rows[index];
    if (read === undefined) return [];
    const { row, state } = read;
    const owed = owedOf(row, today) ?? NOTHING_OWED;
    const account = accounts.get(row.receivingAccountId);
    const paysOn = lastDayInTime(row.paysOn);
    return [
      {
        id: row.id,
        applicationNumber: row.applicationNumber,
        version: row.version,
        channel: row.channel,
        lenderName: view.lenderName,
        state,
        lent: row.amount,
        repayOn: row.repayOn,
        paysOn,
        remainingDays: daysBetween(today, paysOn),
        principal: owed.principal,
        interest: owed.interest,
        lateInterest: owed.lateInterest,
        total: owed.total,
        account: account ? accountView(account) : null,
        underWay: repayments.get(row.id) ?? null,
        paidOffOn: row.paidOffOn,
        acts: view.acts,
      },
    ];
  });
  return countedPage(request, list, await countsByState(db, filter, today));
};

async function openRepaymentsOf(
  db: Parameters<typeof accountsById>[0],
  ids: readonly PledgeRow['id'][],
): Promise<ReadonlyMap<string, NonNullable<Repayable['underWay']>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(repayment)
    .where(and(inArray(repayment.applicationId, [...ids]), inArray(repayment.state, [...UNDER_WAY])));
  return new Map(
    rows.map(({ applicationId, state, makerName, paidOn, amount }) => [applicationId, { state, makerName, paidOn, amount: fen(amount) }]),
  );
}
