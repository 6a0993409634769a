import { isCheckingAct, Refusal, type Act } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { passBy, type Review } from '../../applications/application/index.ts';
import { openRepayments } from '../funding/index.ts';
import { enteredBy, isDue } from './acts.ts';
import { financings, type FinancingRow } from './repository.ts';

interface Shown {
  readonly id: FinancingRow['id'];
  readonly version: number;
}

/** A financing held for an act, and which pass the act would be where it is one. */
interface Held {
  readonly row: FinancingRow;
  readonly by: Review;
}

/**
 * A financing that was paid out, held for an act of whichever party the person's enterprise is. Refuses ILLEGAL_STATE where the act is not
 * the party's in the state, or not due, SELF_REVIEW where it would review what the person entered, and PASSED_ALREADY where they passed it
 * first.
 */
export async function heldForReview(context: CallContext, { id, version }: Shown, act: Act): Promise<Held> {
  const row = await financings.heldFor(context, id, act, version);
  const repayment = (await openRepayments(context.db, [row.id])).get(row.id);
  const standing = { row, repayment, today: context.clock.today() };
  if (!isDue(act, standing)) throw new Refusal('ILLEGAL_STATE', { object: 'financing', state: row.state, act });
  const makerId = enteredBy(act, standing) ?? null;
  const by: Review = isCheckingAct(act) ? await passBy(context, { kind: 'financing', id: row.id, act, makerId }) : { pass: 'only' };
  return { row, by };
}

/** The same for an act that is no pass. */
export const heldForAct = async (context: CallContext, shown: Shown, act: Act): Promise<FinancingRow> =>
  (await heldForReview(context, shown, act)).row;
