import { startOfDay } from '../../../platform/clock/business-day.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsPlanned } from '../../../platform/jobs/plan.ts';
import { actOf, isFirst, requiredReason, type Review, signedAs } from '../../applications/application/index.ts';
import { requireSignature } from '../../foundation/signed-text/index.ts';
import { reserveLimit } from '../lending-limits/index.ts';
import { assertAcceptable } from './check.ts';
import { heldForAct, heldForReview, referenceOf } from './due.ts';
import { endFunding, nextOf } from './end.ts';
import { readAttachments } from './form.ts';
import { grantPapers } from './grant-papers.ts';
import { judgedAsItStands } from './judged.ts';
import type { FundingRow, LendingKind } from './lending-kind.ts';
import { signedTextOf } from './signed.ts';

export type Given = Parameters<typeof requireSignature>[2];

interface Shown<Row extends FundingRow> {
  readonly id: Row['id'];
  readonly version: number;
}

/** Lets whoever an application goes to read what stands behind it. */
export const grantBehind = async <Row extends FundingRow>(
  { taken }: Pick<LendingKind<Row>, 'taken'>,
  { db }: Pick<CallContext, 'db'>,
  row: Row,
  readerNo: FundingRow['lenderNo'],
): Promise<void> =>
  grantPapers(
    db,
    { pieces: await taken.piecesNow(db, row), papers: await taken.papersOf(db, row), attachments: readAttachments(row) },
    readerNo,
  );

/** How an application is reviewed inside its own enterprise, and taken back, thrown away or brought to mind by whoever applied. */
export function reviewing<Row extends FundingRow>(kind: LendingKind<Row>) {
  const { rows, taken, deciding, jobs, tell } = kind;
  /** Everything is checked again and signed; what is needed of limits is reserved, and whoever has it next is handed it. */
  async function pass(context: CallContext, row: Row, which: Review, given: Given): Promise<Row> {
    const { db, clock, viewer } = context;
    const act = actOf(context);
    const now = clock.now();
    const { text } = signedAs(which, await signedTextOf(kind, context, row, 'pass'));
    await assertAcceptable(context, await judgedAsItStands(kind, context, row));
    const subject = { act: `${kind.kind}Review`, subjectId: row.id, version: row.version, text } as const;
    const signature = await requireSignature(context, subject, given);
    if (isFirst(which)) return rows.passFirst(act, row, which, {}, { signature });
    await reserveLimit(act, kind.kind, row);
    await deciding.reserve?.(act, row);
    const next = nextOf(row);
    await taken.record(act, row, { kind: `${kind.kind}.pass`, counterpartyNo: next, signature });
    await grantBehind(kind, context, row, next);
    deferWrites(
      db,
      jobsPlanned(act, [
        { kind: jobs.expire, subject: row.id, runAt: startOfDay(kind.dueOf(row)) },
        ...(next === row.lenderNo ? [{ kind: jobs.submitToLender, subject: row.id, runAt: now }] : []),
      ]),
    );
    return deciding.handOver(act, row, { reviewerId: viewer.userId, reviewedAt: now, passedAt: now }, { signature });
  }
  return {
    /** The reviewer's decision: passed, it goes to whoever has it next; returned, its pieces are held as before. */
    review: async (
      context: CallContext,
      {
        id,
        version,
        decision,
        reason,
        signature,
      }: Shown<Row> & { readonly decision: 'pass' | 'return'; readonly reason?: string | undefined; readonly signature?: Given },
    ) => {
      const { row, pass: which } = await heldForReview(kind, context, { id, version }, decision);
      const reviewed = { reviewerId: context.viewer.userId, reviewedAt: context.clock.now() };
      const moved =
        decision === 'pass'
          ? await pass(context, row, which, signature)
          : await endFunding(kind, actOf(context), row, 'return', { ...reviewed, reason: requiredReason(reason) });
      if (!isFirst(which) || decision === 'return') await tell(context, moved, decision);
      return referenceOf(moved);
    },
    /** Takes an application back, while nobody is bound by it. */
    withdraw: async (context: CallContext, { id, version, reason }: Shown<Row> & { readonly reason?: string | undefined }) => {
      const row = await heldForAct(kind, context, { id, version }, 'withdraw');
      const withdrawn = await endFunding(kind, actOf(context), row, 'withdraw', { reason: reason ?? null });
      await tell(context, withdrawn, 'withdraw');
      return referenceOf(withdrawn);
    },
    /** Throws a returned application away. */
    remove: async (context: CallContext, shown: Shown<Row>) => {
      await rows.move(actOf(context), await heldForAct(kind, context, shown, 'delete'), 'delete', { removed: true });
      return {};
    },
    /** Reminds whoever is to act next. */
    remind: async (context: CallContext, { id }: Pick<Shown<Row>, 'id'>) => {
      const { row, remindedAt } = await rows.remind(context, id);
      await tell(context, row, 'remind');
      return { remindedAt: remindedAt.toISOString() };
    },
  };
}
