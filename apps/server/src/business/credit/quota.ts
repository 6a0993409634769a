import type { EnterpriseNo, IssuanceId } from '@lianxin/api/contract';
import { fen, Refusal, yuanOf, ZERO_FEN, type Fen } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { leaveWrites } from '../../platform/db/together.ts';
import { creditLine, quotaReservation } from '../../schema/index.ts';
import type { ActContext } from '../../ledger/act-context.ts';

type LineRow = typeof creditLine.$inferSelect;

/** What is left of a line. */
export const freeOf = ({ total, used, inTransit }: Pick<LineRow, 'total' | 'used' | 'inTransit'>): Fen => fen(total - used - inTransit);

const lineOf = (enterpriseNo: EnterpriseNo, channel: number) =>
  and(eq(creditLine.enterpriseNo, enterpriseNo), eq(creditLine.channel, channel));

/** The free credit of an issuer on a channel, nothing where it has no line or the line has run out; locked where an act will reserve of it. */
export async function freeQuota(db: Db, enterpriseNo: EnterpriseNo, channel: number, today: string, lock = false): Promise<Fen> {
  const query = db.select().from(creditLine).where(lineOf(enterpriseNo, channel));
  const [row] = await (lock ? query.for('update') : query);
  return row?.state === 'inForce' && row.validUntil >= today ? freeOf(row) : ZERO_FEN;
}

const addedToLine = (db: Db, { enterpriseNo, channel }: Pick<LineRow, 'enterpriseNo' | 'channel'>, used: bigint, inTransit: bigint) =>
  db
    .update(creditLine)
    .set({ used: sql`${creditLine.used} + ${used}`, inTransit: sql`${creditLine.inTransit} + ${inTransit}` })
    .where(lineOf(enterpriseNo, channel));

export interface QuotaClaim {
  readonly issuanceId: IssuanceId;
  readonly enterpriseNo: EnterpriseNo;
  readonly channel: number;
  readonly amount: Fen;
}

/** Reserves an issuance's amount. Refuses QUOTA_EXCEEDED with what is missing. */
export async function reserveQuota({ db, clock }: ActContext, claim: QuotaClaim): Promise<void> {
  const free = await freeQuota(db, claim.enterpriseNo, claim.channel, clock.today(), true);
  if (free < claim.amount) throw new Refusal('QUOTA_EXCEEDED', { shortfall: yuanOf(fen(claim.amount - free)) });
  const row = { ...claim, state: 'reserved' as const, changedAt: clock.now() };
  const reserved = db.insert(quotaReservation).values(row).onConflictDoUpdate({ target: quotaReservation.issuanceId, set: row });
  await leaveWrites(db, addedToLine(db, claim, 0n, claim.amount), reserved);
}

async function settleClaim({ db, clock }: ActContext, issuanceId: IssuanceId, state: 'consumed' | 'released'): Promise<void> {
  const [claim] = await db.select().from(quotaReservation).where(eq(quotaReservation.issuanceId, issuanceId)).for('update');
  if (!claim || claim.state === 'released' || claim.state === state) return;
  const reserved = claim.state === 'reserved' ? claim.amount : 0n;
  const consumed = claim.amount - reserved;
  const settled = db.update(quotaReservation).set({ state, changedAt: clock.now() }).where(eq(quotaReservation.issuanceId, issuanceId));
  await leaveWrites(db, addedToLine(db, claim, state === 'consumed' ? claim.amount : -consumed, -reserved), settled);
}

/** The issuance was passed: what was in transit is used. */
export const consumeQuota = (context: ActContext, issuanceId: IssuanceId) => settleClaim(context, issuanceId, 'consumed');

/** The issuance came to nothing: what it took of the line is free again. */
export const releaseQuota = (context: ActContext, issuanceId: IssuanceId) => settleClaim(context, issuanceId, 'released');
