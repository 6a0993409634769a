import type { BankAccountId, Contract, ResponseOf } from '@lianxin/api/contract';
import { balanceStatement, fen, signedAmount, type CivilDate, type FundDirection, type Reconciled } from '@lianxin/domain';
import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { fundEntry } from '../../../schema/index.ts';
import { entryNumber } from '../fund-register/index.ts';
import { accountIn, statementAt } from './of-account.ts';

type Sheet = NonNullable<ResponseOf<Contract['reconciliation']['balance']>>;
type Item = Sheet['items'][number];

/** More items are only summed. */
const MOST_ITEMS = 200;

interface Days {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

/** Differences within a period: open items, explained items, and lines with an entry of another day. Either amount may be missing. */
const differencesIn = (accountId: BankAccountId, { first, last }: Days): SQL => sql`(
  select case when l.reconciliation = 'unmatched' then 'unmatched' when e.id is null then m.difference
      when e.booked_on between ${first} and ${last} then m.difference else 'bankOnly' end as kind,
    l.direction as line_direction, l.amount as line_amount,
    case when e.booked_on between ${first} and ${last} then e.direction end as entry_direction,
    case when e.booked_on between ${first} and ${last} then e.amount end as entry_amount,
    l.booked_on, l.counterparty_name, l.serial as serial, null::bigint as sequence, m.reason
  from bank_statement_line l
    left join reconciliation_match m on m.line_id = l.id and m.undone_at is null
    left join fund_entry e on e.id = m.entry_id
  where l.bank_account_id = ${accountId}
    and (l.reconciliation in ('unmatched', 'explained') or e.booked_on not between ${first} and ${last})
  union all
  select case e.reconciliation when 'unmatched' then 'unmatched' else 'registerOnly' end, null, null, e.direction, e.amount,
    e.booked_on, e.counterparty_name, '', e.sequence, m.reason
  from fund_entry e left join reconciliation_match m on m.entry_id = e.id and m.undone_at is null
  where e.bank_account_id = ${accountId} and e.booked_on between ${first} and ${last}
    and (e.reconciliation = 'unmatched' or m.difference = 'registerOnly')
) item`;

const columns = {
  kind: sql<Item['kind']>`kind`,
  lineDirection: sql<FundDirection | null>`line_direction`,
  entryDirection: sql<FundDirection | null>`entry_direction`,
};

const sideOf = (direction: FundDirection | null, amount: string | null) =>
  direction === null || amount === null ? undefined : { direction, amount: fen(BigInt(amount)) };

interface Difference {
  readonly kind: Item['kind'];
  readonly lineDirection: FundDirection | null;
  readonly lineAmount: string | null;
  readonly entryDirection: FundDirection | null;
  readonly entryAmount: string | null;
}

const reconciledOf = ({ kind, lineDirection, lineAmount, entryDirection, entryAmount }: Difference): Reconciled => ({
  line: sideOf(lineDirection, lineAmount),
  entry: sideOf(entryDirection, entryAmount),
  explained: kind !== 'unmatched',
});

/** Sums of the differences by kind and direction. */
const sumByKind = (db: Db, from: SQL) =>
  db
    .select({
      ...columns,
      lineAmount: sql<string | null>`sum(line_amount)`,
      entryAmount: sql<string | null>`sum(entry_amount)`,
      count: sql<string>`count(*)`,
    })
    .from(from)
    .groupBy(sql`kind, line_direction, entry_direction`);

async function listed(db: Db, from: SQL): Promise<Item[]> {
  const rows = await db
    .select({
      ...columns,
      lineAmount: sql<string | null>`line_amount`,
      entryAmount: sql<string | null>`entry_amount`,
      bookedOn: sql<CivilDate>`booked_on::text`,
      counterpartyName: sql<string>`counterparty_name`,
      serial: sql<string>`serial`,
      sequence: sql<string | null>`sequence`,
      reason: sql<string | null>`reason`,
    })
    .from(from)
    .orderBy(sql`kind, booked_on, serial, sequence`)
    .limit(MOST_ITEMS);
  return rows.flatMap((row): Item[] => {
    const { line, entry } = reconciledOf(row);
    const { kind, bookedOn, counterpartyName, serial, sequence, reason } = row;
    const shown = line ?? entry;
    if (shown === undefined) return [];
    const amount = line && entry ? fen(signedAmount(line) - signedAmount(entry)) : shown.amount;
    return [
      {
        kind,
        side: line && entry ? 'both' : line ? 'bank' : 'register',
        direction: shown.direction,
        amount,
        bookedOn,
        counterpartyName,
        number: sequence === null ? serial : entryNumber(bookedOn, Number(sequence)),
        reason,
      },
    ];
  });
}

async function registerBalance(db: Db, accountId: BankAccountId, day: SQL | undefined) {
  const [row] = await db
    .select({
      net: sql<string>`coalesce(sum(case ${fundEntry.direction} when 'in' then ${fundEntry.amount} else -${fundEntry.amount} end), 0)`,
    })
    .from(fundEntry)
    .where(and(eq(fundEntry.bankAccountId, accountId), day));
  return fen(BigInt(row?.net ?? 0));
}

/** Both balances on the last statement day and the differences between them. */
export const balance: Handlers['reconciliation']['balance'] = async (context, { accountId }) => {
  const { db } = context;
  await accountIn(context, accountId);
  const [begun, ended] = [await statementAt(db, accountId, 'first'), await statementAt(db, accountId, 'last')];
  if (!begun || !ended) return null;
  const from = differencesIn(accountId, { first: begun.firstOn, last: ended.lastOn });
  const sums = await sumByKind(db, from);
  const sheet = balanceStatement({
    bankOpening: begun.opening,
    registerOpening: await registerBalance(db, accountId, sql`${fundEntry.bookedOn} < ${begun.firstOn}`),
    bank: ended.closing,
    register: await registerBalance(db, accountId, lte(fundEntry.bookedOn, ended.lastOn)),
    items: sums.map(reconciledOf),
  });
  const itemCount = sums.reduce((left, { count }) => left + Number(count), 0);
  return { on: ended.lastOn, ...sheet, items: await listed(db, from), itemCount };
};
