import { fen, Refusal, ZERO_FEN, type Fen } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { lendingLimit, lendingReservation } from '../../../schema/index.ts';
import type { EnterpriseNo, FundingId } from '../../../schema/ids.ts';
import { warnOfReservation } from '../capital-plan/index.ts';
import { postAct } from '../postings/index.ts';

/** An application, as far as it takes of a limit. */
interface Row {
  readonly id: FundingId;
  readonly applicationNumber: string;
  readonly channel: number;
  readonly amount: Fen;
  readonly enterpriseNo: EnterpriseNo;
  readonly issuerNo: EnterpriseNo;
  readonly lenderNo: EnterpriseNo;
  readonly guarantorNo?: EnterpriseNo | null;
}

type Limit = Pick<typeof lendingLimit.$inferSelect, 'total' | 'used' | 'inTransit'>;
type Reservation = typeof lendingReservation.$inferSelect;

/** What may still be lent of a limit; nothing where more is out than it allows by now. */
export const freeOf = ({ total, used, inTransit }: Limit): Fen => {
  const free = total - used - inTransit;
  return free > 0n ? fen(free) : ZERO_FEN;
};

const limitOf = ({ channel, issuerNo }: Pick<Row, 'channel' | 'issuerNo'>) =>
  and(eq(lendingLimit.channel, channel), eq(lendingLimit.issuerNo, issuerNo));

/** What an application has reserved, held for the rest of the transaction. */
async function reservationOf(db: Db, { id }: Pick<Row, 'id'>): Promise<Reservation | undefined> {
  const [row] = await db.select().from(lendingReservation).where(eq(lendingReservation.applicationId, id)).for('update');
  return row;
}

/**
 * Reserves of the lender's limit against the issuer what an application asks for, once. Refuses CHANNEL_REFUSED where there is no limit, or it
 * has not as much left.
 */
export async function reserveLimit(context: ActContext, kind: string, row: Row): Promise<void> {
  const { db, clock } = context;
  const { id: applicationId, channel, issuerNo, amount } = row;
  const state = (await reservationOf(db, row))?.state;
  if (state === 'reserved' || state === 'used') return;
  const [limit] = await db.select().from(lendingLimit).where(limitOf(row)).for('update');
  if (!limit) throw new Refusal('CHANNEL_REFUSED', { reason: 'noCreditLine' });
  if (freeOf(limit) < amount) throw new Refusal('CHANNEL_REFUSED', { reason: 'creditShort' });
  await db
    .update(lendingLimit)
    .set({ inTransit: sql`${lendingLimit.inTransit} + ${amount}` })
    .where(limitOf(row));
  const reserved = { channel, issuerNo, amount, state: 'reserved' as const, changedAt: clock.now() };
  await db
    .insert(lendingReservation)
    .values({ applicationId, ...reserved })
    .onConflictDoUpdate({ target: lendingReservation.applicationId, set: reserved });
  await postAct(context, kind, row, { act: 'reserve', amount });
  const { total, used, inTransit } = limit;
  await warnOfReservation(context, { ...row, total, taken: fen(used + inTransit) }, amount);
}

async function settle({ db, clock }: ActContext, { channel, issuerNo, amount, applicationId }: Reservation, state: 'used' | 'released') {
  const inTransit = sql`${lendingLimit.inTransit} - ${amount}`;
  await db
    .update(lendingLimit)
    .set(state === 'used' ? { inTransit, used: sql`${lendingLimit.used} + ${amount}` } : { inTransit })
    .where(limitOf({ channel, issuerNo }));
  await db.update(lendingReservation).set({ state, changedAt: clock.now() }).where(eq(lendingReservation.applicationId, applicationId));
}

/** Gives back exactly what an application has reserved; nothing where it has reserved nothing. */
export async function releaseLimit(context: ActContext, kind: string, row: Row): Promise<void> {
  const reservation = await reservationOf(context.db, row);
  if (reservation?.state !== 'reserved') return;
  await settle(context, reservation, 'released');
  await postAct(context, kind, row, { act: 'release', amount: reservation.amount });
}

/** Counts what was reserved as lent; its posting is that of the payment. */
export async function drawLimit(context: ActContext, row: Row): Promise<void> {
  const reservation = await reservationOf(context.db, row);
  if (reservation?.state !== 'reserved') throw new Error(`application ${row.id} is paid and has reserved nothing`);
  await settle(context, reservation, 'used');
}

/** Repaid money, in full or in part, may be lent again. The posting is that of the repayment. */
export async function refillLimit(context: ActContext, row: Pick<Row, 'id'>, principal: Fen): Promise<void> {
  const { db, clock } = context;
  const reservation = await reservationOf(db, row);
  if (reservation?.state !== 'used' || reservation.amount < principal) throw new Error(`application ${row.id} has not as much of a limit`);
  await db
    .update(lendingLimit)
    .set({ used: sql`${lendingLimit.used} - ${principal}` })
    .where(limitOf(reservation));
  const left = reservation.amount - principal;
  const change = left === 0n ? { state: 'repaid' as const } : { amount: fen(left) };
  await db
    .update(lendingReservation)
    .set({ ...change, changedAt: clock.now() })
    .where(eq(lendingReservation.applicationId, reservation.applicationId));
}
