import { creditLineMachine, Refusal, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { creditLine, creditTotal } from '../../../schema/index.ts';
import { assertCovers } from './apply.ts';
import { holdLine, planLineEnd, stateOn, type LineRow } from './lines.ts';
import { creditApplications, type CreditApplicationRow } from './repository.ts';
import { tellCredit } from './tell.ts';

export interface Grant {
  readonly total: Fen;
  /** Last day of the line. */
  readonly validUntil: CivilDate;
  /** The lender's number for the line. */
  readonly creditNumber: string;
}

/** Refuses a request that does not await its decision. */
function assertUndecided(row: CreditApplicationRow, act: 'approve' | 'decline'): void {
  if (row.state !== 'awaitingDecision') throw new Refusal('ILLEGAL_STATE', { object: 'creditApplication', state: row.state, act });
}

/** Creates or changes the line; the used amount stays. */
async function keepLine({ db, clock, actor }: ActContext, row: CreditApplicationRow, before: LineRow | undefined, grant: Grant) {
  const { enterpriseNo, channel, bankName, id: applicationId } = row;
  const now = clock.now();
  const today = clock.today();
  const granted = { ...grant, state: 'inForce' as const, queriedAt: now, changedBy: actor.name, changedAt: now };
  // Renewing in time continues the line; after expiry it starts anew.
  const beginsOn = before && before.validUntil >= today ? before.beginsOn : today;
  const line = { enterpriseNo, channel, bankName, beginsOn, version: (before?.version ?? -1) + 1, ...granted };
  await db
    .insert(creditLine)
    .values({ ...line, used: before?.used ?? ZERO_FEN, inTransit: before?.inTransit ?? ZERO_FEN })
    .onConflictDoUpdate({ target: [creditLine.enterpriseNo, creditLine.channel], set: line });
  if (before?.total !== grant.total)
    await db.insert(creditTotal).values({ enterpriseNo, channel, since: now, total: grant.total, applicationId });
  return line;
}

/** Grants a locked request: creates or changes the line and tells the issuing staff, in this transaction. */
export async function grantCredit(context: ActContext, row: CreditApplicationRow, grant: Grant): Promise<CreditApplicationRow> {
  const { db, clock, actor } = context;
  assertUndecided(row, 'approve');
  if (grant.validUntil <= clock.today()) throw refusedField('validUntil', { zh: '有效期须晚于今天', en: 'It must end after today' });
  if (grant.total > row.amount) throw refusedField('total', { zh: '不能高于申请的总额', en: 'It cannot be more than was asked for' });
  const before = await holdLine(db, row);
  const state = before && stateOn(before, clock.today());
  if (state && !creditLineMachine.can(state, 'renew')) throw new Refusal('ILLEGAL_STATE', { object: 'creditLine', state, act: 'approve' });
  assertCovers('total', grant.total, before);
  const line = await keepLine(context, row, before, grant);
  await planLineEnd(context, line);
  const change = { decidedAt: clock.now(), decidedBy: actor.name, grantedTotal: grant.total, validUntil: grant.validUntil, reason: null };
  const granted = await creditApplications.move(context, row, 'approve', change);
  await tellCredit(context, granted, 'approve');
  return granted;
}

/** Declines a locked request with a reason for the enterprise. An existing line stays. */
export async function declineCredit(context: ActContext, row: CreditApplicationRow, reason: string): Promise<CreditApplicationRow> {
  assertUndecided(row, 'decline');
  const { clock, actor } = context;
  const declined = await creditApplications.move(context, row, 'decline', { decidedAt: clock.now(), decidedBy: actor.name, reason });
  await tellCredit(context, declined, 'decline');
  return declined;
}
