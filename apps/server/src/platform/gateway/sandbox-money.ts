import { fen, type CivilDate, type Fen } from '@lianxin/domain';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { endOfDay } from '../clock/business-day.ts';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
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
  return closingOf(account, clock.today()) + sumOf(await bookedOn(db, account, clock.now())) - BigInt(aside?.sum ?? '0');
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
  async function payOne(payer: Account, setAside: string, { reference, payee, amount, summary }: PaymentOf): Promise<PaymentAnswer> {
    const [known] = await db
      .select()
      .from(sandboxBankEntry)
      .where(eq(sandboxBankEntry.reference, `${reference}-out`));
    if (known) return { reference, outcome: 'paid', serial: serialOf(reference), bookedAt: known.bookedAt.toISOString() };
    const took = (paid: Fen | 0n) =>
      db
        .update(sandboxBankReserve)
        .set({ paid: sql`${sandboxBankReserve.paid} + ${paid}` })
        .where(eq(sandboxBankReserve.reference, setAside));
    // What is not paid is the payer's again: it counts as taken out of what was set aside, and nothing is booked.
    await took(amount);
    if (isRefused(payee)) return { reference, outcome: 'failed', reason: '收款账户状态异常' };
    const bookedAt = clock.now();
    const both = { amount, summary, bookedAt };
    const [out, into] = [
      { accountNumber: payer.accountNumber, direction: 'out' as const, ...named(payee) },
      { accountNumber: payee.accountNumber, direction: 'in' as const, ...named(payer) },
    ];
    await db.insert(sandboxBankEntry).values([
      { reference: `${reference}-out`, ...out, ...both },
      { reference: `${reference}-in`, ...into, ...both },
    ]);
    return { reference, outcome: 'paid', serial: serialOf(reference), bookedAt: bookedAt.toISOString() };
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
      const answers: PaymentAnswer[] = [];
      for (const payment of payments) answers.push(await payOne(payer, setAside, payment));
      return answers;
    },
  };
}

type PaymentOf = Parameters<BankGateway['pay']>[0]['payments'][number];

const serialOf = (reference: string): string =>
  `JS${reference
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .slice(-20)
    .toUpperCase()}`;

const named = ({ accountName, accountNumber }: Account) => ({ counterpartyName: accountName, counterpartyNumber: accountNumber });
