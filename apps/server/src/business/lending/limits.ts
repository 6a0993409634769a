import { Refusal, yuanOf, fen } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { ActContext } from '../../ledger/act-context.ts';
import { lendingLimit, lendingReservation } from '../../schema/index.ts';
import type { FinancingRow } from '../financing/repository.ts';

type Row = Pick<FinancingRow, 'id' | 'channel' | 'issuerNo' | 'amount'>;
const ofRow = ({ channel, issuerNo }: Row) => and(eq(lendingLimit.channel, channel), eq(lendingLimit.issuerNo, issuerNo));

export async function reserveLimit({ db, clock }: ActContext, row: Row): Promise<void> {
  const [limit] = await db.select().from(lendingLimit).where(ofRow(row)).for('update');
  const free = limit ? limit.total - limit.used - limit.inTransit : 0n;
  if (free < row.amount) throw new Refusal('CHANNEL_REFUSED', { reason: 'creditShort', shortfall: yuanOf(fen(row.amount - free)) });
  await db
    .update(lendingLimit)
    .set({ inTransit: sql`in_transit + ${row.amount}` })
    .where(ofRow(row));
  await db
    .insert(lendingReservation)
    .values({
      financingId: row.id,
      channel: row.channel,
      issuerNo: row.issuerNo,
      amount: row.amount,
      state: 'reserved',
      changedAt: clock.now(),
    })
    .onConflictDoUpdate({ target: lendingReservation.financingId, set: { state: 'reserved', amount: row.amount, channel: row.channel } });
}

export async function releaseLimit({ db, clock }: ActContext, row: Row): Promise<void> {
  const [released] = await db
    .update(lendingReservation)
    .set({ state: 'released', changedAt: clock.now() })
    .where(and(eq(lendingReservation.financingId, row.id), eq(lendingReservation.state, 'reserved')))
    .returning();
  if (released)
    await db
      .update(lendingLimit)
      .set({ inTransit: sql`in_transit - ${released.amount}` })
      .where(ofRow(row));
}
