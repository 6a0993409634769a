import type { Handlers } from '../../../calls/handler.ts';
import { actOf, isFirst, requiredReason } from '../../applications/application/index.ts';
import { lockForAct, lockForReview, referenceOf, takeStep } from '../funding/index.ts';
import { PLEDGE } from './kind.ts';
import { advanceLien, underlying } from './pieces.ts';
import { pledges } from './repository.ts';
import { notifyPledgeParties } from './notify.ts';

/** The holder's operator requests the release of the pieces of a repaid loan. */
export const releaseApply: Handlers['pledge']['releaseApply'] = async (context, { id, version }) => {
  const row = await lockForAct(PLEDGE, context, { id, version }, 'releaseApply');
  const act = actOf(context);
  await advanceLien(act, row, 'release', { kind: 'pledge.releaseApply', counterpartyNo: row.registeredByNo });
  const asked = { releaseAskedBy: context.viewer.userId, releaseAskedAt: context.clock.now(), reason: null };
  return referenceOf(await takeStep(PLEDGE, act, row, 'releaseApply', asked));
};

/** The holder's reviewer confirms the request, or returns it. */
export const reviewRelease: Handlers['pledge']['reviewRelease'] = async (context, { id, version, decision, reason }) => {
  const event = decision === 'confirm' ? 'releaseConfirm' : 'releaseReturn';
  const { row, pass } = await lockForReview(PLEDGE, context, { id, version }, event);
  const act = actOf(context);
  if (event === 'releaseConfirm' && isFirst(pass)) return referenceOf(await pledges.passFirst(act, row, pass, {}));
  if (event === 'releaseReturn') {
    const why = requiredReason(reason);
    await advanceLien(act, row, 'releaseEnd', { kind: 'pledge.releaseReturn', counterpartyNo: row.registeredByNo });
    const moved = await pledges.move(act, row, event, { releaseAskedBy: null, releaseAskedAt: null, reason: why });
    await notifyPledgeParties(context, { ...moved, releaseAskedBy: row.releaseAskedBy }, event);
    return referenceOf(moved);
  }
  const confirmed = { releaseConfirmedBy: context.viewer.userId, reason: null };
  return referenceOf(await takeStep(PLEDGE, act, row, event, confirmed));
};

/** Records the cancellation of the register entry, which frees the pieces. */
export const release: Handlers['pledge']['release'] = async (context, { id, version, cancellationNumber }) => {
  const row = await lockForAct(PLEDGE, context, { id, version }, 'release');
  const act = actOf(context);
  await advanceLien(act, row, 'releaseComplete', { kind: 'pledge.release', counterpartyNo: row.registeredByNo });
  underlying.release(act.db, row);
  return referenceOf(await takeStep(PLEDGE, act, row, 'release', { cancellationNumber, releasedOn: context.clock.today() }));
};
