import { planAfterPayout } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { institutionOf } from './institution.ts';
import { assertInRange } from './plan-range.ts';
import { planOf } from './repository.ts';

/** The effect of a payout on the lender's plan, computed before the payout with the rules that `warnOfPayment` applies after it. */
export const afterPayout: Handlers['capitalPlan']['afterPayout'] = async (context, { on, amount }) => {
  const enterpriseNo = await institutionOf(context);
  assertInRange(context.clock.today(), on, 'on');
  const plan = await planOf(context, enterpriseNo, { first: on, last: on });
  return planAfterPayout(plan, on, amount).map(({ period, first, last, planned, before, after, level }) => ({
    period,
    first,
    last,
    planned,
    before,
    after,
    level,
  }));
};
