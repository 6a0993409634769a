import { startOfDay } from '../../../platform/clock/business-day.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsPlanned } from '../../../platform/jobs/plan.ts';
import { actOf, assertInTime, isFirst, requiredReason, type Review } from '../../applications/application/index.ts';
import { reserveLimit } from '../lending-limits/index.ts';
import { assertAcceptable } from './check.ts';
import { lockForAct, lockForReview, referenceOf, type Versioned } from './possible-acts.ts';
import { endFunding, nextParty, takeStep } from './end.ts';
import { readAttachments } from './form.ts';
import { grantPapers } from './grant-papers.ts';
import { jobOf } from './jobs.ts';
import { currentCheckSubject } from './check-subject.ts';
import type { LendingKind } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';
import { type GivenSignature, signatureFor } from './signed-text.ts';

interface Decision<Row extends FundingRow> extends Versioned<Row> {
  readonly decision: 'pass' | 'return';
  readonly reason?: string | undefined;
  readonly signature?: GivenSignature;
}

/** Gives the next party access to the documents of an application. */
export const grantDocuments = async <Row extends FundingRow>(
  { underlying }: Pick<LendingKind<Row>, 'underlying'>,
  { db }: Pick<CallContext, 'db'>,
  row: Row,
  readerNo: FundingRow['lenderNo'],
): Promise<void> =>
  grantPapers(
    db,
    { pieces: await underlying.currentPieces(db, row), papers: await underlying.papersOf(db, row), attachments: readAttachments(row) },
    readerNo,
  );

/** The applicant's review of an application, and its withdrawal, deletion and reminders. */
export function reviewing<Row extends FundingRow>(kind: LendingKind<Row>) {
  const { rows, underlying, deciding, notify } = kind;
  /** Repeats all checks, verifies the signature, reserves the limits and hands the application to the next party. */
  async function passOn(context: CallContext, row: Row, pass: Review, given: GivenSignature): Promise<Row> {
    const { db, clock, viewer } = context;
    const act = actOf(context);
    const now = clock.now();
    assertInTime(context, { dueOn: kind.dueOf(row) });
    await assertAcceptable(context, await currentCheckSubject(kind, context, row));
    const signature = await signatureFor(kind, context, row, ['pass', `${kind.kind}Review`], given, pass);
    if (isFirst(pass)) return rows.passFirst(act, row, pass, {}, { signature });
    await reserveLimit(act, kind.kind, row);
    await deciding.reserve?.(act, row);
    const next = nextParty(row);
    await underlying.record(act, row, { kind: `${kind.kind}.pass`, counterpartyNo: next, signature });
    await grantDocuments(kind, context, row, next);
    const submitting = { kind: jobOf(kind.kind, 'submitToLender'), subject: row.id, runAt: now };
    const expiring = { kind: jobOf(kind.kind, 'expire'), subject: row.id, runAt: startOfDay(kind.dueOf(row)) };
    deferWrites(db, jobsPlanned(act, next === row.lenderNo ? [submitting, expiring] : [expiring]));
    const moved = await deciding.handOver(act, row, { reviewerId: viewer.userId, passedAt: now }, { signature });
    await notify(act, moved, 'pass');
    return moved;
  }
  return {
    /** The reviewer's decision. A passed application goes to the next party; a returned one releases its pieces. */
    review: async (context: CallContext, { id, version, decision, reason, signature }: Decision<Row>) => {
      const { row, pass } = await lockForReview(kind, context, { id, version }, decision);
      if (decision === 'pass') return referenceOf(await passOn(context, row, pass, signature));
      const reviewed = { reviewerId: context.viewer.userId, reason: requiredReason(reason) };
      return referenceOf(await endFunding(kind, actOf(context), row, 'return', reviewed));
    },
    /** Withdraws an application that does not yet bind anyone. */
    withdraw: async (context: CallContext, { id, version, reason }: Versioned<Row> & { readonly reason?: string | undefined }) => {
      const row = await lockForAct(kind, context, { id, version }, 'withdraw');
      const act = actOf(context);
      const change = { reason: reason ?? null };
      if (row.state !== 'returned') return referenceOf(await endFunding(kind, act, row, 'withdraw', change));
      return referenceOf(await takeStep(kind, act, row, 'withdraw', { ...change, ...(await deciding.onReturnedWithdrawn?.(act, row)) }));
    },
    /** Deletes a returned application. */
    remove: async (context: CallContext, shown: Versioned<Row>) => {
      await rows.move(actOf(context), await lockForAct(kind, context, shown, 'delete'), 'delete', { removed: true });
      return {};
    },
    remind: async (context: CallContext, { id }: Pick<Versioned<Row>, 'id'>) => {
      const { row, remindedAt } = await rows.remind(context, id);
      await notify(context, row, 'remind');
      return { remindedAt: remindedAt.toISOString() };
    },
  };
}
