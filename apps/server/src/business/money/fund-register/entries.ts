import type { Contract, EnterpriseNo, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { fen, maskAccountNumber } from '@lianxin/domain';
import { and, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { stateCountOf, within } from '../../../platform/db/counted-page.ts';
import { containing, isAmountIn, orderOf, windowOf, type PageRequest } from '../../../platform/db/page.ts';
import { bankAccount, fundEntry, settlementPayment, voucherOfObject } from '../../../schema/index.ts';
import { byDirection } from './by-direction.ts';
import { entryNumber, sequenceIn } from './entry-number.ts';

type Page = ResponseOf<Contract['fundRegister']['list']>;
type EntryView = Page['list'][number];
type EntryFilters = Partial<Omit<RequestOf<Contract['fundRegister']['list']>, keyof PageRequest>>;

const vouchersOf = sql`select v.number from ${voucherOfObject} v
  where v.object_kind = ${fundEntry.objectKind} and v.object_id = ${fundEntry.objectId}`;

function matchesSearch(search: string): SQL | undefined {
  const sequence = sequenceIn(search);
  if (sequence !== undefined) return sql`${fundEntry.sequence} = ${sequence}`;
  const pattern = containing(search);
  return or(
    ilike(fundEntry.counterpartyName, pattern),
    ilike(fundEntry.objectNumber, pattern),
    ilike(fundEntry.voucherNumber, pattern),
    ilike(fundEntry.bankSerial, pattern),
    isAmountIn(search, fundEntry.amount),
    sql`exists (select 1 from (${vouchersOf}) of_entry where of_entry.number ilike ${pattern})`,
  );
}

/** Filters by account and days, for balances and sums. */
const ofPeriod = (enterpriseNo: EnterpriseNo, { accountId, bookedFrom, bookedTo }: EntryFilters) =>
  and(
    eq(fundEntry.enterpriseNo, enterpriseNo),
    accountId && eq(fundEntry.bankAccountId, accountId),
    ...within(fundEntry.bookedOn, bookedFrom, bookedTo),
  );

/** All filters except the state. */
const asked = (enterpriseNo: EnterpriseNo, request: EntryFilters) =>
  and(
    ofPeriod(enterpriseNo, request),
    request.ids && inArray(fundEntry.id, request.ids),
    request.type && eq(fundEntry.type, request.type),
    request.direction && eq(fundEntry.direction, request.direction),
    request.search ? matchesSearch(request.search) : undefined,
  );

/** Income minus expenditure. */
const net = sql`sum(case ${fundEntry.direction} when 'in' then ${fundEntry.amount} else -${fundEntry.amount} end)`;

/** Sums by state. */
export const countedEntries = (db: Db, enterpriseNo: EnterpriseNo, request: EntryFilters) =>
  db
    .select({ state: fundEntry.reconciliation, ...stateCountOf(byDirection(fundEntry)) })
    .from(fundEntry)
    .where(asked(enterpriseNo, request))
    .groupBy(fundEntry.reconciliation);

/** Opening balance, sums and closing balance of a period. */
export async function sumsOf(db: Db, enterpriseNo: EnterpriseNo, { accountId, bookedFrom, bookedTo }: EntryFilters): Promise<Page['sums']> {
  const inDays = bookedFrom === undefined ? sql`true` : sql`${fundEntry.bookedOn} >= ${bookedFrom}`;
  const part = (condition: SQL) => sql<string>`coalesce(sum(${fundEntry.amount}) filter (where ${condition}), 0)`;
  const [row] = await db
    .select({
      opening: sql<string>`coalesce(${net} filter (where not ${inDays}), 0)`,
      inflow: part(sql`${inDays} and ${fundEntry.direction} = 'in'`),
      outflow: part(sql`${inDays} and ${fundEntry.direction} = 'out'`),
    })
    .from(fundEntry)
    .where(ofPeriod(enterpriseNo, { accountId, bookedTo }));
  const [opening, inflow, outflow] = [row?.opening, row?.inflow, row?.outflow].map((sum) => fen(BigInt(sum ?? 0)));
  if (opening === undefined || inflow === undefined || outflow === undefined) throw new Error('a sum is missing');
  return { opening, inflow, outflow, closing: fen(opening + inflow - outflow) };
}

const SORTS = { number: fundEntry.sequence, amount: fundEntry.amount, bookedOn: fundEntry.bookedOn };

/** Running balances by sequence number. */
async function balancesAfter(db: Db, enterpriseNo: EnterpriseNo, sequences: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (sequences.length === 0) return new Map();
  const running = db
    .select({
      sequence: fundEntry.sequence,
      balance: sql<string>`${net} over (order by ${fundEntry.bookedOn}, ${fundEntry.sequence})`.as('balance'),
    })
    .from(fundEntry)
    .where(eq(fundEntry.enterpriseNo, enterpriseNo))
    .as('running');
  const rows = await db
    .select()
    .from(running)
    .where(inArray(running.sequence, [...sequences]));
  return new Map(rows.map(({ sequence, balance }) => [sequence, balance]));
}

export async function entriesOf(db: Db, enterpriseNo: EnterpriseNo, request: EntryFilters & PageRequest): Promise<EntryView[]> {
  const { limit, offset } = windowOf(request);
  const { states } = request;
  const rows = await db
    .select({
      entry: fundEntry,
      account: { id: bankAccount.id, bankName: bankAccount.bankName, accountNumber: bankAccount.accountNumber },
      paid: { voucherId: settlementPayment.voucherId, pieceId: settlementPayment.pieceId },
      vouchers: sql<string[]>`coalesce((select json_agg(distinct of_entry.number) from (${vouchersOf}) of_entry), '[]'::json)`,
    })
    .from(fundEntry)
    .leftJoin(bankAccount, eq(bankAccount.id, fundEntry.bankAccountId))
    .leftJoin(settlementPayment, and(eq(fundEntry.objectKind, 'settlement'), eq(settlementPayment.id, fundEntry.objectId)))
    .where(and(asked(enterpriseNo, request), states && states.length > 0 ? inArray(fundEntry.reconciliation, states) : undefined))
    .orderBy(...orderOf(request, SORTS, fundEntry.bookedOn, fundEntry.sequence))
    .limit(limit)
    .offset(offset);
  const balances = await balancesAfter(
    db,
    enterpriseNo,
    rows.map(({ entry }) => entry.sequence),
  );
  return rows.map(({ entry, account, paid, vouchers }) => {
    const { objectKind: kind, objectId: id, part } = entry;
    return {
      id: entry.id,
      number: entryNumber(entry.bookedOn, entry.sequence),
      type: entry.type,
      direction: entry.direction,
      amount: entry.amount,
      balanceAfter: fen(BigInt(balances.get(entry.sequence) ?? 0)),
      bookedOn: entry.bookedOn,
      bookedAt: entry.at.toISOString(),
      object: kind === null || id === null || part === null ? null : { kind, id, part },
      paid,
      objectNumber: entry.objectNumber,
      voucherNumbers: entry.voucherNumber === null ? vouchers : [entry.voucherNumber],
      counterpartyName: entry.counterpartyName,
      counterpartyNumber: maskAccountNumber(entry.counterpartyNumber),
      account: account && { ...account, accountNumber: maskAccountNumber(account.accountNumber) },
      bankSerial: entry.bankSerial,
      source: entry.supplementId === null ? 'system' : 'supplement',
      supplementId: entry.supplementId,
      reconciliation: entry.reconciliation,
      makerName: entry.makerName,
      checkerName: entry.checkerName,
      remark: entry.remark,
    };
  });
}
