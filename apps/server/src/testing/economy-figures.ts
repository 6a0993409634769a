import { sumFen, yuanOf, type Fen } from '@lianxin/domain';
import {
  voucher,
  financing,
  fundEntry,
  issuance,
  piece,
  pledge,
  posting,
  settlement,
  settlementPayment,
  transfer,
} from '../schema/index.ts';
import type { economyActs } from './economy-acts.ts';
import type { TestServer } from './test-server.ts';

/**
 * Each enterprise's fund register by day, computed from its entries and the cash postings without the views the server uses: opening
 * balance, inflow, outflow, and the closing balance by the books.
 */
const REGISTER = `
  with moved as (
    select enterprise_no, booked_on, sum(case direction when 'in' then amount else 0 end) as came, sum(case direction when 'out' then amount else 0 end) as went
    from fund_entry group by enterprise_no, booked_on),
  posted as (
    select enterprise_no, booked_on, sum(case side when 'debit' then amount else -amount end) as net
    from posting where account = 'cash' and enterprise_no is not null group by enterprise_no, booked_on)
  select coalesce(m.enterprise_no, p.enterprise_no) as enterprise_no, coalesce(m.booked_on, p.booked_on)::text as day,
    coalesce(sum(p.net) over (days rows between unbounded preceding and 1 preceding), 0)::text as opening,
    coalesce(m.came, 0)::text as came, coalesce(m.went, 0)::text as went,
    coalesce(sum(p.net) over (days rows between unbounded preceding and current row), 0)::text as closing
  from moved m full join posted p on p.enterprise_no = m.enterprise_no and p.booked_on = m.booked_on
  window days as (partition by coalesce(m.enterprise_no, p.enterprise_no) order by coalesce(m.booked_on, p.booked_on))
  order by 1, 2`;

/** A day with cash movements of an enterprise. */
export interface RegisterDay {
  readonly enterpriseNo: string;
  readonly day: string;
  readonly opening: bigint;
  readonly came: bigint;
  readonly went: bigint;
  readonly closing: bigint;
}

export async function registerDays({ database }: Pick<TestServer, 'database'>): Promise<RegisterDay[]> {
  const rows = await database.session((session) => session.query(REGISTER));
  return rows.map((row) => {
    const fenOf = (column: string): bigint => BigInt(String(row[column]));
    return {
      enterpriseNo: String(row['enterprise_no']),
      day: String(row['day']),
      opening: fenOf('opening'),
      came: fenOf('came'),
      went: fenOf('went'),
      closing: fenOf('closing'),
    };
  });
}

/** Counts of each value, such as `settled 12, overdue 3`. */
function countsOf(list: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return (
    [...counts]
      .map(([one, count]) => `${one} ${count}`)
      .toSorted()
      .join(', ') || 'none'
  );
}

const sumOf = (rows: readonly { readonly amount: Fen }[]): string => yuanOf(sumFen(rows.map(({ amount }) => amount)));

/** The figures of an economy that its test asserts, and a text report of all of them. */
export async function economyFigures(server: TestServer, { tried, jobs }: ReturnType<ReturnType<typeof economyActs>['count']>) {
  const { db } = server.database;
  const promises = await db.select({ amount: voucher.faceAmount }).from(voucher);
  const pieces = await db
    .select({ id: piece.id, parentId: piece.parentId, cameById: piece.cameById, live: piece.live, overdue: piece.overdue })
    .from(piece);
  const transfers = await db.select({ state: transfer.state, amount: transfer.amount }).from(transfer);
  const promised = await db.select({ state: issuance.state }).from(issuance);
  const financings = await db.select({ state: financing.state }).from(financing);
  const loans = await db.select({ state: pledge.state }).from(pledge);
  const maturities = await db.select({ state: settlement.state }).from(settlement);
  const payments = await db.select({ state: settlementPayment.state, amount: settlementPayment.amount }).from(settlementPayment);
  const posted = await db.select({ side: posting.side, amount: posting.amount }).from(posting);
  const entries = await db.select({ amount: fundEntry.amount }).from(fundEntry);
  const register = await registerDays(server);

  const known = new Map(pieces.map((one) => [one.id, one]));
  /** How many transfers lead to a piece, counting those of the pieces it was split from. */
  const handsOf = (one: (typeof pieces)[number]): number => {
    const came = new Set<string>();
    for (let at: typeof one | undefined = one; at; at = at.parentId === null ? undefined : known.get(at.parentId))
      if (at.cameById !== null) came.add(at.cameById);
    return came.size;
  };
  const paid = payments.filter(({ state }) => state === 'paid');
  const figures = {
    completed: transfers.filter(({ state }) => state === 'completed').length,
    hands: pieces.reduce((most, one) => Math.max(most, handsOf(one)), 0),
    paidVouchers: maturities.filter(({ state }) => state === 'paid').length,
    unpaidVouchers: maturities.filter(({ state }) => state === 'short').length,
    register: register.length,
  };
  const acts = [...tried].map(([name, { tried: times, done, refused }]) => {
    const turnedDown = [...refused.values()].reduce((sum, count) => sum + count, 0);
    const codes = [...refused]
      .map(([code, count]) => `${code} ${count}`)
      .toSorted()
      .join(', ');
    const by = codes === '' ? '' : ` (${codes})`;
    return `  ${name.padEnd(13)} tried ${times}, done ${done}, refused ${turnedDown}${by}, nothing to do ${times - done - turnedDown}`;
  });
  const all = (what: 'tried' | 'done') => [...tried.values()].reduce((sum, count) => sum + count[what], 0);
  const onSide = (side: 'debit' | 'credit') => sumOf(posted.filter((one) => one.side === side));
  const enterprises = new Set(register.map(({ enterpriseNo }) => enterpriseNo)).size;
  const text = [
    `acts            tried ${all('tried')}, done ${all('done')}`,
    ...acts,
    `vouchers        ${promises.length}, issued ${sumOf(promises)}; applications to issue: ${countsOf(promised.map(({ state }) => state))}`,
    `pieces          ${pieces.length}, live ${pieces.filter(({ live }) => live).length}, overdue ${pieces.filter(({ live, overdue }) => live && overdue).length}`,
    `transfers       ${countsOf(transfers.map(({ state }) => state))}; passed on ${sumOf(transfers.filter(({ state }) => state === 'completed'))}, through ${figures.hands} hands at most`,
    `financings      ${countsOf(financings.map(({ state }) => state))}`,
    `loans           ${countsOf(loans.map(({ state }) => state))}`,
    `maturity        ${countsOf(maturities.map(({ state }) => state))}; ${paid.length} payments of ${sumOf(paid)}`,
    `postings        ${posted.length}, debit ${onSide('debit')}, credit ${onSide('credit')}`,
    `fund register   ${entries.length} entries, ${register.length} days of ${enterprises} enterprises`,
    `jobs            ${jobs}`,
  ].join('\n');
  return { ...figures, text };
}
