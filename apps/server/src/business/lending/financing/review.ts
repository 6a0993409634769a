import { startOfDay } from '../../../platform/clock/business-day.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsPlanned } from '../../../platform/jobs/plan.ts';
import { actOf, passBy, requiredReason, type Review, signedAs } from '../../applications/application/index.ts';
import { assertAcceptable, grantPapers } from '../funding/index.ts';
import { reserveLimit } from '../lending-limits/index.ts';
import { requireSignature } from '../../foundation/signed-text/index.ts';
import { endFinancing } from './end-financing.ts';
import { FINANCING_JOBS } from './jobs.ts';
import { judgedAsItStands } from './judged.ts';
import { readAttachments } from './form.ts';
import { papersOfFinancing, piecesNow, recordOnFinanced } from './pieces.ts';
import { financings, referenceOf, type FinancingRow } from './repository.ts';
import { signedTextOf } from './signed.ts';
import { tellFinancing } from './tell.ts';

/** Everything is checked again and signed; what the lender needs of its limit is reserved, and its system is handed the application. */
async function pass(
  context: CallContext,
  row: FinancingRow,
  by: Review,
  given: Parameters<typeof requireSignature>[2],
): Promise<FinancingRow> {
  const { db, clock, viewer } = context;
  const act = actOf(context);
  const { text } = signedAs(by, await signedTextOf(context, row, 'pass'));
  await assertAcceptable(context, await judgedAsItStands(context, row));
  const signature = await requireSignature(context, { act: 'financingReview', subjectId: row.id, version: row.version, text }, given);
  if (by.pass === 'first') return financings.passFirst(act, row, by, {}, { signature });
  await reserveLimit(act, 'financing', row);
  await recordOnFinanced(act, row, { kind: 'financing.pass', counterpartyNo: row.lenderNo, signature });
  const behind = { pieces: await piecesNow(db, row), papers: await papersOfFinancing(db, row), attachments: readAttachments(row) };
  await grantPapers(db, behind, row.lenderNo);
  deferWrites(
    db,
    jobsPlanned(act, [
      { kind: FINANCING_JOBS.submitToLender, subject: row.id, runAt: clock.now() },
      { kind: FINANCING_JOBS.expire, subject: row.id, runAt: startOfDay(row.dueOn) },
    ]),
  );
  return financings.move(act, row, 'pass', { reviewerId: viewer.userId, reviewedAt: clock.now(), passedAt: clock.now() }, { signature });
}

/** The reviewer's word on a financing: passed, it goes to the lender; returned, its pieces are held as before. */
export const review: Handlers['financing']['review'] = async (context, { id, version, decision, reason, signature }) => {
  const { clock, viewer } = context;
  const row = await financings.ownFor(context, id, decision, version);
  const by = await passBy(context, { kind: 'financing', id: row.id, act: decision, makerId: row.makerId });
  const moved =
    decision === 'pass'
      ? await pass(context, row, by, signature)
      : await endFinancing(actOf(context), row, 'return', {
          reviewerId: viewer.userId,
          reviewedAt: clock.now(),
          reason: requiredReason(reason),
        });
  if (by.pass !== 'first' || decision === 'return') await tellFinancing(context, moved, decision);
  return referenceOf(moved);
};

/** Takes a financing back, while nobody is bound by it. */
export const withdraw: Handlers['financing']['withdraw'] = async (context, { id, version, reason }) => {
  const row = await financings.ownFor(context, id, 'withdraw', version);
  const withdrawn = await endFinancing(actOf(context), row, 'withdraw', { reason: reason ?? null });
  await tellFinancing(context, withdrawn, 'withdraw');
  return referenceOf(withdrawn);
};

/** Throws a returned financing away. */
export const remove: Handlers['financing']['remove'] = async (context, { id, version }) => {
  const row = await financings.ownFor(context, id, 'delete', version);
  await financings.move(actOf(context), row, 'delete', { removed: true });
  return {};
};

/** Reminds whoever is to act next. */
export const remind: Handlers['financing']['remind'] = async (context, { id }) => {
  const { row, remindedAt } = await financings.remind(context, id);
  await tellFinancing(context, row, 'remind');
  return { remindedAt: remindedAt.toISOString() };
};
