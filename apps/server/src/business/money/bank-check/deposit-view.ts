import type { contract, ResponseOf } from '@lianxin/api/contract';
import {
  addDays,
  DEPOSIT_LIMITS,
  depositMachine,
  maskAccountNumber,
  nextWorkingDay,
  Refusal,
  shanghaiDate,
  type CivilDate,
} from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount, depositPayment } from '../../../schema/index.ts';
import { accountView } from '../../foundation/parties/index.ts';
import type { BankGateway } from '../../../platform/gateway/bank-gateway.ts';
import type { DepositRow } from './deposit-rows.ts';

export type DepositView = ResponseOf<(typeof contract)['bankAccount']['verification']>;

const DAY_MS = 24 * 3_600_000;

/** Remaining payments for today and in total (rules §6). */
export async function restartsLeft(db: Db, row: DepositRow, today: CivilDate): Promise<{ readonly today: number; readonly inAll: number }> {
  const made = await db.select().from(depositPayment).where(eq(depositPayment.depositId, row.id));
  const again = made.filter(({ payment }) => payment > 1);
  const inAll = Math.max(0, DEPOSIT_LIMITS.restartsInAll - again.length);
  const madeToday = again.filter(({ requestedAt }) => shanghaiDate(requestedAt) === today).length;
  return { today: Math.min(inAll, Math.max(0, DEPOSIT_LIMITS.restartsPerDay - madeToday)), inAll };
}

/** The first day on which a payment may be repeated, after the working days it needs to arrive. */
export function restartDay(paidAt: Date): CivilDate {
  let day = shanghaiDate(paidAt);
  for (let passed = 0; passed <= DEPOSIT_LIMITS.arrivalWorkingDays; passed += 1) day = nextWorkingDay(addDays(day, 1));
  return day;
}

/** Whether the time for confirming is over. */
export const isPastDue = ({ expiresAt }: DepositRow, clock: Clock): boolean => expiresAt !== null && clock.now() >= expiresAt;

/** The deposit without its amount, which the person has to find out. */
export async function depositView(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { sender }: BankGateway,
  row: DepositRow,
): Promise<DepositView> {
  const [account] = await db.select().from(bankAccount).where(eq(bankAccount.id, row.bankAccountId));
  if (!account) throw new Refusal('NOT_FOUND');
  const open = row.state === 'paid';
  const left = await restartsLeft(db, row, clock.today());
  const restartFrom = open && row.paidAt ? restartDay(row.paidAt) : null;
  const waits = restartFrom !== null && clock.today() < restartFrom;
  return {
    state: row.state,
    version: row.version,
    account: accountView(account),
    senderName: sender.name,
    senderAccountNumber: maskAccountNumber(sender.accountNumber),
    requestedAt: row.requestedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    restartFrom,
    expiresAt: open ? (row.expiresAt?.toISOString() ?? null) : null,
    daysLeft: open && row.expiresAt ? Math.max(0, Math.ceil((row.expiresAt.getTime() - clock.now().getTime()) / DAY_MS)) : 0,
    triesLeft: open ? DEPOSIT_LIMITS.tries - row.tries : 0,
    restartsLeftToday: left.today,
    restartsLeft: left.inAll,
    canRestart: depositMachine.can(row.state, 'restart') && left.today > 0 && !waits,
    failureReason: row.state === 'failed' ? row.failureReason : null,
  };
}
