import {
  addDays,
  addMonths,
  isPlanEnded,
  planOpening,
  planSpans,
  planUse,
  planWarnings,
  watchedSpan,
  ZERO_FEN,
  type CivilDate,
} from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { institutionOf } from './institution.ts';
import { assertInRange } from './plan-range.ts';
import { balanceOf, planOf } from './repository.ts';

/** The default start of the overview, which includes some past periods. */
const defaultStart = { week: (today: CivilDate) => addDays(today, -28), month: (today: CivilDate) => addMonths(today, -3) };

const earlier = (left: CivilDate, right: CivilDate): CivilDate => (left < right ? left : right);
const later = (left: CivilDate, right: CivilDate): CivilDate => (left > right ? left : right);

/** The plan of a lender beside the actual movements, by period. */
export const overview: Handlers['capitalPlan']['overview'] = async (context, { period, from: asked, count }) => {
  const { db, clock } = context;
  const enterpriseNo = await institutionOf(context);
  const today = clock.today();
  const from = asked ?? defaultStart[period](today);
  assertInRange(today, from, 'from');
  const balance = await balanceOf(db, enterpriseNo);
  const spans = planSpans(period, from, count);
  const first = spans[0]?.first ?? from;
  const last = spans.at(-1)?.last ?? from;
  // All balances refer to one day, whichever periods are shown.
  const stated = balance ?? { on: today, amount: ZERO_FEN };
  const watched = watchedSpan(today);
  const plan = await planOf(context, enterpriseNo, {
    first: [first, stated.on, watched.first].reduce(earlier),
    last: [last, stated.on, watched.last].reduce(later),
  });
  const opening = planOpening(first, stated, plan);
  const { short, used } = planWarnings(plan, planOpening(today, stated, plan));
  const stored = new Map(plan.rows[period].map((row) => [row.first, row]));
  return {
    period,
    today,
    balance: balance === undefined ? null : { on: balance.on, amount: balance.amount, version: balance.version },
    opening,
    warnings: { short: short ?? null, used: [...used] },
    spans: planUse(period, spans, plan, opening).map((use) => {
      const row = stored.get(use.first);
      return {
        ...use,
        ended: isPlanEnded(period, use.first, today),
        version: row?.version ?? 0,
        changedBy: row?.changedBy ?? null,
        changedAt: row?.changedAt.toISOString() ?? null,
      };
    }),
  };
};
