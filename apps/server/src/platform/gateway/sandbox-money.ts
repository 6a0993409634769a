import { fen, sumFen, type CivilDate, type Fen } from '@lianxin/domain';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { endOfDay } from '../clock/business-day.ts';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { insertOf } from '../db/rows-as-json.ts';
import { sandboxBankEntry, sandboxBankReserve } from '../../schema/index.ts';
import type { Account, BankGateway, PaymentAnswer, StatementEntry } from './bank-gateway.ts';
import { closingOf } from './sandbox-statement.ts';

type AccountRef = Pick<Account, 'accountNumber'>;

/** The booked payments of an account up to a time, in order; its generated figures are not included. */
export const bookedEntries = (db: Db, { accountNumber }: AccountRef, until: Date) =>
  db
    .select()
    .from(sandboxBankEntry)
    .where(and(eq(sandboxBankEntry.accountNumber, accountNumber), lte(sandboxBankEntry.bookedAt, until)))
    .orderBy(asc(sandboxBankEntry.bookedAt), asc(sandboxBankEntry.reference));

type Booked = typeof sandboxBankEntry.$inferSelect;

/** The change of the balance by these entries. */
export const sumOf = (entries: readonly Pick<Booked, 'direction' | 'amount'>[]): bigint =>
  entries.reduce((sum, { direction, amount }) => sum + (direction === 'in' ? amount : -amount), 0n);

/** Merges generated entries and booked payments into one statement with running balances, newest first. */
export function mergeEntries(
  own: readonly StatementEntry[],
  booked: readonly Booked[],
  baseAt: (moment: string) => bigint,
): StatementEntry[] {
  const before = (moment: number) => sumOf(booked.filter(({ bookedAt }) => bookedAt.getTime() <= moment));
  const added = booked.map((row, place): StatementEntry => ({
    serial: row.reference,
    bookedAt: row.bookedAt.toISOString(),
    direction: row.direction,
    amount: row.amount,
    counterpartyName: row.counterpartyName,
    counterpartyNumber: row.counterpartyNumber,
    balanceAfter: fen(baseAt(row.bookedAt.toISOString()) + sumOf(booked.slice(0, place + 1))),
    summary: row.summary,
  }));
  const changed = own.map((entry) => ({ ...entry, balanceAfter: fen(entry.balanceAfter + before(Date.parse(entry.bookedAt))) }));
  return [...changed, ...added.toReversed()].toSorted((left, right) => Date.parse(right.bookedAt) - Date.parse(left.bookedAt));
}

/** The sum of an account's booked payments up to the end of a day. */
export const sumBookedBy = async (db: Db, account: AccountRef, day: CivilDate): Promise<bigint> =>
  sumOf(await bookedEntries(db, account, new Date(endOfDay(day).getTime() - 1)));

/** An account's available balance: the generated closing balance and the booked payments, less unpaid reservations. */
async function availableBalance(db: Db, clock: Clock, account: AccountRef): Promise<bigint> {
  const [reserved] = await db
    .select({ sum: sql<string>`coalesce(sum(${sandboxBankReserve.amount} - ${sandboxBankReserve.paid}), 0)` })
    .from(sandboxBankReserve)
    .where(eq(sandboxBankReserve.accountNumber, account.accountNumber));
  const [booked] = await db
    .select({
      sum: sql<string>`coalesce(sum(case ${sandboxBankEntry.direction} when 'in' then 1 else -1 end * ${sandboxBankEntry.amount}), 0)`,
    })
    .from(sandboxBankEntry)
    .where(and(eq(sandboxBankEntry.accountNumber, account.accountNumber), lte(sandboxBankEntry.bookedAt, clock.now())));
  return closingOf(account, clock.today()) + BigInt(booked?.sum ?? '0') - BigInt(reserved?.sum ?? '0');
}

/** Adds money to an account of the sandbox, or withdraws it if the amount is negative. */
export async function bookManually({ db, ids, clock }: Booking, accountNumber: string, amount: Fen): Promise<void> {
  await db.insert(sandboxBankEntry).values({
    reference: ids.next(),
    accountNumber,
    direction: amount < 0n ? 'out' : 'in',
    amount: amount < 0n ? fen(-amount) : amount,
    counterpartyName: '沙箱',
    counterpartyNumber: '—',
    summary: '资金调拨',
    bookedAt: clock.now(),
  });
}

interface Booking {
  readonly db: Db;
  readonly ids: Ids;
  readonly clock: Clock;
}

type Money = Pick<BankGateway, 'setAside' | 'pay'>;
type IsRefused = (account: Account) => boolean;

/** Payments of the simulated banks: limited by the balance, once for each reference, and never to a refused account. */
export function sandboxMoney(db: Db, clock: Clock, isRefused: IsRefused): Money {
  /** Booking times of earlier payments, by reference. */
  async function earlierPayments(payments: readonly Payment[]): Promise<ReadonlyMap<string, Date>> {
    const rows = await db
      .select({ reference: sandboxBankEntry.reference, bookedAt: sandboxBankEntry.bookedAt })
      .from(sandboxBankEntry)
      .where(
        inArray(
          sandboxBankEntry.reference,
          payments.map(({ reference }) => outOf(reference)),
        ),
      );
    return new Map(rows.map(({ reference, bookedAt }) => [reference, bookedAt]));
  }
  /** References of payments that were refused earlier. */
  async function earlierRefusals(payments: readonly Payment[]): Promise<ReadonlySet<string>> {
    const rows = await db
      .select({ reference: sandboxBankReserve.reference })
      .from(sandboxBankReserve)
      .where(
        inArray(
          sandboxBankReserve.reference,
          payments.map(({ reference }) => reference),
        ),
      );
    return new Set(rows.map(({ reference }) => reference));
  }
  return {
    async setAside({ reference, payer, amount }) {
      const [known] = await db.select().from(sandboxBankReserve).where(eq(sandboxBankReserve.reference, reference));
      if (known) return { outcome: 'setAside' };
      if (isRefused(payer)) return { outcome: 'short', reason: '付款账户状态异常' };
      if ((await availableBalance(db, clock, payer)) < amount) return { outcome: 'short', reason: '付款账户余额不足' };
      await db.insert(sandboxBankReserve).values({ reference, accountNumber: payer.accountNumber, amount, paid: fen(0n) });
      return { outcome: 'setAside' };
    },
    async pay({ setAside, payer, payments }) {
      if (payments.length === 0) return [];
      const before = await earlierPayments(payments);
      const refusable = payments.filter(({ reference, payee }) => isRefused(payee) && !before.has(outOf(reference)));
      const known = refusable.length === 0 ? new Set<string>() : await earlierRefusals(refusable);
      const fresh = payments.filter(({ reference }) => !before.has(outOf(reference)) && !known.has(reference));
      const [refused, made] = [fresh.filter(({ payee }) => isRefused(payee)), fresh.filter(({ payee }) => !isRefused(payee))];
      const bookedAt = clock.now();
      const entries = made.flatMap(({ reference, payee, amount, summary }) => {
        const both = { amount, summary, bookedAt };
        return [
          { reference: outOf(reference), accountNumber: payer.accountNumber, direction: 'out' as const, ...named(payee), ...both },
          { reference: `${reference}-in`, accountNumber: payee.accountNumber, direction: 'in' as const, ...named(payer), ...both },
        ];
      });
      // A refused amount returns to the payer: it reduces the reservation without a booking.
      const taken = sumFen(fresh.map(({ amount }) => amount));
      await db
        .update(sandboxBankReserve)
        .set({ paid: sql`${sandboxBankReserve.paid} + ${taken}` })
        .where(eq(sandboxBankReserve.reference, setAside));
      // Remembers refused payments as empty reservations, so that a retry gets the same answer.
      const kept = refused.map(({ reference, amount }) => ({ reference, accountNumber: payer.accountNumber, amount, paid: amount }));
      if (kept.length > 0) await db.insert(sandboxBankReserve).values(kept);
      if (entries.length > 0) await db.execute(insertOf(sandboxBankEntry, entries));
      return payments.map(({ reference, payee }): PaymentAnswer => {
        const earlier = before.get(outOf(reference));
        if (earlier === undefined && isRefused(payee)) return { reference, outcome: 'failed', reason: '收款账户状态异常' };
        return { reference, outcome: 'paid', serial: serialOf(reference), bookedAt: (earlier ?? bookedAt).toISOString() };
      });
    },
  };
}

type Payment = Parameters<BankGateway['pay']>[0]['payments'][number];

const outOf = (reference: string): string => `${reference}-out`;

const serialOf = (reference: string): string =>
  `JS${reference
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .slice(-20)
    .toUpperCase()}`;

const named = ({ accountName, accountNumber }: Account) => ({ counterpartyName: accountName, counterpartyNumber: accountNumber });
