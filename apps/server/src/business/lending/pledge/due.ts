import { isCheckingAct, Refusal, type Act } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { passBy, type Review } from '../../applications/application/index.ts';
import { enteredBy, isDue } from './acts.ts';
import { openRepayments } from '../funding/index.ts';
import { pledges, type PledgeRow } from './repository.ts';

interface Shown {
  readonly id: PledgeRow['id'];
  readonly version: number;
}

/** A loan held for an act, and which pass the act would be where it is one. */
interface Held {
  readonly row: PledgeRow;
  readonly by: Review;
}

/**
 * A loan held for an act of whichever party the person's enterprise is. Refuses ILLEGAL_STATE where the act is not the party's in the
 * state, or not due, SELF_REVIEW where it would review what the person entered, and PASSED_ALREADY where they passed it first.
 */
export async function heldForReview(context: CallContext, { id, version }: Shown, act: Act): Promise<Held> {
  const row = await pledges.heldFor(context, id, act, version);
  const standing = { row, repayment: (await openRepayments(context.db, [row.id])).get(row.id) };
  if (!isDue(act, standing, enterpriseOf(context))) throw new Refusal('ILLEGAL_STATE', { object: 'pledge', state: row.state, act });
  const makerId = enteredBy(act, standing) ?? null;
  const by: Review = isCheckingAct(act) ? await passBy(context, { kind: 'pledge', id: row.id, act, makerId }) : { pass: 'only' };
  return { row, by };
}

/** The same for an act that is no pass. */
export const heldForAct = async (context: CallContext, shown: Shown, act: Act): Promise<PledgeRow> =>
  (await heldForReview(context, shown, act)).row;
