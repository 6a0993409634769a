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

type Numbered = Pick<Account, 'accountNumber'>;

/** What was booked on an account of the sandbox besides its own figures, until a moment: the first first. */
export const bookedOn = (db: Db, { accountNumber }: Numbered, until: Date) =>
  db
    .select()
    .from(sandboxBankEntry)
    .where(and(eq(sandboxBankEntry.accountNumber, accountNumber), lte(sandboxBankEntry.bookedAt, until)))
    .orderBy(asc(sandboxBankEntry.bookedAt), asc(sandboxBankEntry.reference));

type Booked = typeof sandboxBankEntry.$inferSelect;

/** What entries add to a balance. */
export const sumOf = (entries: readonly Pick<Booked, 'direction' | 'amount'>[]): bigint =>
  entries.reduce((sum, { direction, amount }) => sum + (direction === 'in' ? amount : -amount), 0n);

/** The entries of both kinds as one statement, the newest first, each with what was there after it. */
export function merged(own: readonly StatementEntry[], booked: readonly Booked[], baseAt: (moment: string) => bigint): StatementEntry[] {
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

/** What was added to an account by the end of a day. */
export const addedBy = async (db: Db, account: Numbered, day: CivilDate): Promise<bigint> =>
  sumOf(await bookedOn(db, account, new Date(endOfDay(day).getTime() - 1)));

/** What of an account is free: its figures of the day and what was booked, less what is set aside and not paid. */
async function freeOf(db: Db, clock: Clock, account: Numbered): Promise<bigint> {
  const [aside] = await db
    .select({ sum: sql<string>`coalesce(sum(${sandboxBankReserve.amount} - ${sandboxBankReserve.paid}), 0)` })
    .from(sandboxBankReserve)
    .where(eq(sandboxBankReserve.accountNumber, account.accountNumber));
  const [booked] = await db
    .select({
      sum: sql<string>`coalesce(sum(case ${sandboxBankEntry.direction} when 'in' then 1 else -1 end * ${sandboxBankEntry.amount}), 0)`,
    })
    .from(sandboxBankEntry)
    .where(and(eq(sandboxBankEntry.accountNumber, account.accountNumber), lte(sandboxBankEntry.bookedAt, clock.now())));
  return closingOf(account, clock.today()) + BigInt(booked?.sum ?? '0') - BigInt(aside?.sum ?? '0');
}

/** Puts money on an account of the sandbox, or takes it away where the amount is below zero. */
export async function bookByHand({ db, ids, clock }: Booking, accountNumber: string, amount: Fen): Promise<void> {
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

/** How the sandbox's banks pay: from what is there and nothing else, once for a reference, and not to an account that they refuse. */
export function sandboxMoney(db: Db, clock: Clock, isRefused: IsRefused): Money {
  /** When payments were made before, by their reference. */
  async function madeBefore(payments: readonly PaymentOf[]): Promise<ReadonlyMap<string, Date>> {
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
  /** Which payments were refused before. */
  async function refusedBefore(payments: readonly PaymentOf[]): Promise<ReadonlySet<string>> {
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
      if ((await freeOf(db, clock, payer)) < amount) return { outcome: 'short', reason: '付款账户余额不足' };
      await db.insert(sandboxBankReserve).values({ reference, accountNumber: payer.accountNumber, amount, paid: fen(0n) });
      return { outcome: 'setAside' };
    },
    async pay({ setAside, payer, payments }) {
      if (payments.length === 0) return [];
      const before = await madeBefore(payments);
      const refusable = payments.filter(({ reference, payee }) => isRefused(payee) && !before.has(outOf(reference)));
      const known = refusable.length === 0 ? new Set<string>() : await refusedBefore(refusable);
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
      // What is not paid is the payer's again: it counts as taken out of what was set aside, and nothing is booked.
      const taken = sumFen(fresh.map(({ amount }) => amount));
      await db
        .update(sandboxBankReserve)
        .set({ paid: sql`${sandboxBankReserve.paid} + ${taken}` })
        .where(eq(sandboxBankReserve.reference, setAside));
      // Nothing is left of it, and the bank knows it again.
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

type PaymentOf = Parameters<BankGateway['pay']>[0]['payments'][number];

const outOf = (reference: string): string => `${reference}-out`;

const serialOf = (reference: string): string =>
  `JS${reference
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .slice(-20)
    .toUpperCase()}`;

const named = ({ accountName, accountNumber }: Account) => ({ counterpartyName: accountName, counterpartyNumber: accountNumber });
