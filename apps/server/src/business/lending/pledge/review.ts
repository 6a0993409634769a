import { startOfDay } from '../../../platform/clock/business-day.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsPlanned } from '../../../platform/jobs/plan.ts';
import { actOf, requiredReason, type Review, signedAs } from '../../applications/application/index.ts';
import { assertAcceptable, grantPapers } from '../funding/index.ts';
import { reserveLimit } from '../lending-limits/index.ts';
import { requireSignature } from '../../foundation/signed-text/index.ts';
import { lenderHears } from './at-lender.ts';
import { heldForAct, heldForReview } from './due.ts';
import { endPledge } from './end-pledge.ts';
import { readAttachments } from './form.ts';
import { reserveGuarantee } from './guarantor-limit.ts';
import { PLEDGE_JOBS } from './jobs.ts';
import { judgedAsItStands } from './judged.ts';
import { papersOfPledge, piecesNow, recordOnPledged } from './pieces.ts';
import { pledges, referenceOf, type PledgeRow } from './repository.ts';
import { signedTextOf } from './signed.ts';
import { tellPledge } from './tell.ts';

/** Lets whoever an application goes to read what stands behind it. */
export const grantPledgePapers = async ({ db }: Pick<CallContext, 'db'>, row: PledgeRow, readerNo: PledgeRow['lenderNo']): Promise<void> =>
  grantPapers(db, { pieces: await piecesNow(db, row), papers: await papersOfPledge(db, row), attachments: readAttachments(row) }, readerNo);

/** Everything is checked again and signed; what is needed of the lender's and the guarantor's limits is reserved, and the next party has it. */
async function pass(context: CallContext, row: PledgeRow, by: Review, given: Parameters<typeof requireSignature>[2]): Promise<PledgeRow> {
  const { db, clock, viewer } = context;
  const act = actOf(context);
  const { text } = signedAs(by, await signedTextOf(context, row, 'pass'));
  await assertAcceptable(context, await judgedAsItStands(context, row));
  const signature = await requireSignature(context, { act: 'pledgeReview', subjectId: row.id, version: row.version, text }, given);
  if (by.pass === 'first') return pledges.passFirst(act, row, by, {}, { signature });
  await reserveLimit(act, 'pledge', row);
  await reserveGuarantee(act, row);
  const next = row.guarantorNo ?? row.lenderNo;
  await recordOnPledged(act, row, { kind: 'pledge.pass', counterpartyNo: next, signature });
  await grantPledgePapers(context, row, next);
  deferWrites(
    db,
    jobsPlanned(act, [{ kind: PLEDGE_JOBS.expire, subject: row.id, runAt: startOfDay(row.repayOn) }]),
    ...(row.guarantorNo === null ? [lenderHears(act, row, 'submitToLender')] : []),
  );
  const passed = { reviewerId: viewer.userId, reviewedAt: clock.now(), passedAt: clock.now(), reason: null };
  return row.guarantorNo === null
    ? pledges.move(act, row, 'passDirect', { ...passed, handedToLenderAt: clock.now() }, { signature })
    : pledges.move(act, row, 'pass', passed, { signature });
}

/** The reviewer's word on an application: passed, it goes to the guarantor or the lender; returned, its pieces are free. */
export const review: Handlers['pledge']['review'] = async (context, { id, version, decision, reason, signature }) => {
  const { clock, viewer } = context;
  const { row, by } = await heldForReview(context, { id, version }, decision);
  const moved =
    decision === 'pass'
      ? await pass(context, row, by, signature)
      : await endPledge(actOf(context), row, 'return', {
          reviewerId: viewer.userId,
          reviewedAt: clock.now(),
          reason: requiredReason(reason),
        });
  if (by.pass !== 'first' || decision === 'return') await tellPledge(context, moved, decision);
  return referenceOf(moved);
};

/** Takes an application back, until whoever has it has accepted it. */
export const withdraw: Handlers['pledge']['withdraw'] = async (context, { id, version, reason }) => {
  const row = await heldForAct(context, { id, version }, 'withdraw');
  const withdrawn = await endPledge(actOf(context), row, 'withdraw', { reason: reason ?? null });
  await tellPledge(context, withdrawn, 'withdraw');
  return referenceOf(withdrawn);
};

/** Throws a returned application away. */
export const remove: Handlers['pledge']['remove'] = async (context, { id, version }) => {
  const row = await heldForAct(context, { id, version }, 'delete');
  await pledges.move(actOf(context), row, 'delete', { removed: true });
  return {};
};

/** Reminds whoever is to act next. */
export const remind: Handlers['pledge']['remind'] = async (context, { id }) => {
  const { row, remindedAt } = await pledges.remind(context, id);
  await tellPledge(context, row, 'remind');
  return { remindedAt: remindedAt.toISOString() };
};
