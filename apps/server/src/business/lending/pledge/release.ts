import type { Handlers } from '../../../calls/handler.ts';
import { actOf, isFirst, requiredReason } from '../../applications/application/index.ts';
import { heldForAct, heldForReview, referenceOf, takeStep } from '../funding/index.ts';
import { PLEDGE } from './kind.ts';
import { stepOfPledged, underlying } from './pieces.ts';
import { pledges } from './repository.ts';
import { tellPledge } from './tell.ts';

/** The holder's operator requests the release of the pieces of a repaid loan. */
export const releaseApply: Handlers['pledge']['releaseApply'] = async (context, { id, version }) => {
  const row = await heldForAct(PLEDGE, context, { id, version }, 'releaseApply');
  const act = actOf(context);
  await stepOfPledged(act, row, 'release', { kind: 'pledge.releaseApply', counterpartyNo: row.registeredByNo });
  const asked = { releaseAskedBy: context.viewer.userId, releaseAskedAt: context.clock.now(), reason: null };
  return referenceOf(await takeStep(PLEDGE, act, row, 'releaseApply', asked));
};

/** The holder's reviewer confirms the request, or returns it. */
export const reviewRelease: Handlers['pledge']['reviewRelease'] = async (context, { id, version, decision, reason }) => {
  const event = decision === 'confirm' ? 'releaseConfirm' : 'releaseReturn';
  const { row, pass } = await heldForReview(PLEDGE, context, { id, version }, event);
  const act = actOf(context);
  if (event === 'releaseConfirm' && isFirst(pass)) return referenceOf(await pledges.passFirst(act, row, pass, {}));
  if (event === 'releaseReturn') {
    const why = requiredReason(reason);
    await stepOfPledged(act, row, 'releaseEnd', { kind: 'pledge.releaseReturn', counterpartyNo: row.registeredByNo });
    const moved = await pledges.move(act, row, event, { releaseAskedBy: null, releaseAskedAt: null, reason: why });
    await tellPledge(context, { ...moved, releaseAskedBy: row.releaseAskedBy }, event);
    return referenceOf(moved);
  }
  const confirmed = { releaseConfirmedBy: context.viewer.userId, reason: null };
  return referenceOf(await takeStep(PLEDGE, act, row, event, confirmed));
};

/** Records the cancellation of the register entry, which frees the pieces. */
export const release: Handlers['pledge']['release'] = async (context, { id, version, cancellationNumber }) => {
  const row = await heldForAct(PLEDGE, context, { id, version }, 'release');
  const act = actOf(context);
  await stepOfPledged(act, row, 'releaseComplete', { kind: 'pledge.release', counterpartyNo: row.registeredByNo });
  underlying.letGo(act.db, row);
  return referenceOf(await takeStep(PLEDGE, act, row, 'release', { cancellationNumber, releasedOn: context.clock.today() }));
};
