import { fen, Refusal, ZERO_FEN, type Fen } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { lendingLimit, lendingReservation } from '../../../schema/index.ts';
import type { EnterpriseNo, FundingId } from '../../../schema/ids.ts';
import { warnOfReservation } from '../capital-plan/index.ts';
import { postAct } from '../postings/index.ts';

/** The columns of an application that concern limits. */
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

/** The free amount of a limit; zero if the limit was reduced below its use. */
export const freeOf = ({ total, used, inTransit }: Limit): Fen => {
  const free = total - used - inTransit;
  return free > 0n ? fen(free) : ZERO_FEN;
};

const limitOf = ({ channel, issuerNo }: Pick<Row, 'channel' | 'issuerNo'>) =>
  and(eq(lendingLimit.channel, channel), eq(lendingLimit.issuerNo, issuerNo));

/** The reservation of an application, locked for the rest of the transaction. */
async function reservationOf(db: Db, { id }: Pick<Row, 'id'>): Promise<Reservation | undefined> {
  const [row] = await db.select().from(lendingReservation).where(eq(lendingReservation.applicationId, id)).for('update');
  return row;
}

/**
 * Reserves the amount of an application in the lender's limit for the issuer, at most once. Refuses CHANNEL_REFUSED if there is no limit or
 * its free amount is too small.
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

/** Releases the reservation of an application, if it has one. */
export async function releaseLimit(context: ActContext, kind: string, row: Row): Promise<void> {
  const reservation = await reservationOf(context.db, row);
  if (reservation?.state !== 'reserved') return;
  await settle(context, reservation, 'released');
  await postAct(context, kind, row, { act: 'release', amount: reservation.amount });
}

/** Turns a reservation into use of the limit. The posting is that of the payout. */
export async function drawLimit(context: ActContext, row: Row): Promise<void> {
  const reservation = await reservationOf(context.db, row);
  if (reservation?.state !== 'reserved') throw new Error(`application ${row.id} is paid and has reserved nothing`);
  await settle(context, reservation, 'used');
}

/** Restores repaid principal to the limit. The posting is that of the repayment. */
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
