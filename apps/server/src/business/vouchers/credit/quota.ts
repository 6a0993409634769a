import type { EnterpriseNo, IssuanceId } from '@lianxin/api/contract';
import { fen, Refusal, yuanOf, ZERO_FEN, type Fen } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { creditLine, quotaReservation } from '../../../schema/index.ts';
import type { ActContext } from '../../../ledger/act-context.ts';

type LineRow = typeof creditLine.$inferSelect;
type ClaimRow = typeof quotaReservation.$inferSelect;

export const freeOf = ({ total, used, inTransit }: Pick<LineRow, 'total' | 'used' | 'inTransit'>): Fen => fen(total - used - inTransit);

const lineOf = (enterpriseNo: EnterpriseNo, channel: number) =>
  and(eq(creditLine.enterpriseNo, enterpriseNo), eq(creditLine.channel, channel));

export interface LineForIssuance {
  readonly line: LineRow;
  readonly claim: ClaimRow | null;
}

const lines = (db: Db) =>
  db
    .select({ line: creditLine, claim: quotaReservation })
    .from(creditLine)
    .leftJoin(
      quotaReservation,
      and(eq(quotaReservation.issuanceId, sql.placeholder('issuanceId')), eq(quotaReservation.channel, creditLine.channel)),
    )
    .where(and(eq(creditLine.enterpriseNo, sql.placeholder('enterpriseNo')), eq(creditLine.channel, sql.placeholder('channel'))));
const toLookAt = prepared((db) => lines(db).prepare('line_to_look_at'));
const toTake = prepared((db) => lines(db).for('update', { of: creditLine }).prepare('line_to_take'));

/** A line and what an issuance has reserved. Undefined without a line. The line is locked for acts; the caller has locked the issuance. */
export async function lineFor(
  db: Db,
  { enterpriseNo, channel, issuanceId }: Pick<QuotaClaim, 'enterpriseNo' | 'channel'> & { readonly issuanceId?: IssuanceId | undefined },
  lock = false,
): Promise<LineForIssuance | undefined> {
  const [row] = await (lock ? toTake : toLookAt)(db).execute({ enterpriseNo, channel, issuanceId: issuanceId ?? null });
  return row;
}

/** Nothing without a line, or if it is not in force or has expired. */
export const freeOn = (today: string, found: LineForIssuance | undefined): Fen =>
  found?.line.state === 'inForce' && found.line.validUntil >= today ? freeOf(found.line) : ZERO_FEN;

export const takenBy = (found: LineForIssuance | undefined): Fen =>
  found?.claim && found.claim.state !== 'released' ? found.claim.amount : ZERO_FEN;

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

/** Reserves an amount of a locked line. Refuses QUOTA_EXCEEDED with the missing amount. */
export async function reserveQuota({ db, clock }: ActContext, claim: QuotaClaim, found: LineForIssuance | undefined): Promise<void> {
  const free = freeOn(clock.today(), found);
  if (free < claim.amount) throw new Refusal('QUOTA_EXCEEDED', { shortfall: yuanOf(fen(claim.amount - free)) });
  const row = { ...claim, state: 'reserved' as const, changedAt: clock.now() };
  const reserved = db.insert(quotaReservation).values(row).onConflictDoUpdate({ target: quotaReservation.issuanceId, set: row });
  deferWrites(db, addedToLine(db, claim, 0n, claim.amount), reserved);
}

async function settle({ db, clock }: ActContext, claim: ClaimRow | null | undefined, state: 'consumed' | 'released'): Promise<void> {
  if (!claim || claim.state === 'released' || claim.state === state) return;
  const reserved = claim.state === 'reserved' ? claim.amount : 0n;
  const consumed = claim.amount - reserved;
  const settled = db
    .update(quotaReservation)
    .set({ state, changedAt: clock.now() })
    .where(eq(quotaReservation.issuanceId, claim.issuanceId));
  deferWrites(db, addedToLine(db, claim, state === 'consumed' ? claim.amount : -consumed, -reserved), settled);
}

/** Approval turns the reservation into use. The caller has locked the issuance. */
export const consumeQuota = (context: ActContext, found: LineForIssuance | undefined) => settle(context, found?.claim, 'consumed');

/** Frees what an ended issuance has taken. */
export async function releaseQuota(context: ActContext, issuanceId: IssuanceId): Promise<void> {
  const [claim] = await context.db.select().from(quotaReservation).where(eq(quotaReservation.issuanceId, issuanceId)).for('update');
  await settle(context, claim, 'released');
}
