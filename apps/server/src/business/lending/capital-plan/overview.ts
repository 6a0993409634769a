import { addDays, addMonths, isPlanEnded, planOpening, planSpan, planSpans, planUse, type CivilDate } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { lenderOf } from './lender-of.ts';
import { inReach } from './reach.ts';
import { balanceOf, movesOf, planRowsOf } from './repository.ts';

/** The day in whose period one begins to look: so far back that what has come of the plan is seen. */
const someBefore = { week: (today: CivilDate) => addDays(today, -28), month: (today: CivilDate) => addMonths(today, -3) };

const earlier = (left: CivilDate, right: CivilDate): CivilDate => (left < right ? left : right);

/** The plan of a lender beside what has come of it, period by period. */
export const overview: Handlers['capitalPlan']['overview'] = async (context, { period, from: asked, count }) => {
  const { db, clock } = context;
  const enterpriseNo = await lenderOf(context);
  const today = clock.today();
  const from = asked ?? someBefore[period](today);
  inReach(today, from, 'from');
  const balance = await balanceOf(db, enterpriseNo);
  const spans = planSpans(period, from, count);
  const first = planSpan(period, from).first;
  const within = {
    from: balance === undefined ? first : earlier(first, planSpan(period, balance.on).first),
    to: spans.at(-1)?.last ?? first,
  };
  const [rows, moves] = await Promise.all([planRowsOf(db, enterpriseNo, period, within), movesOf(db, enterpriseNo, within)]);
  const opening = planOpening(period, first, balance, rows, moves);
  const kept = new Map(rows.map((row) => [row.first, row]));
  return {
    period,
    today,
    balance: balance === undefined ? null : { on: balance.on, amount: balance.amount, version: balance.version },
    opening,
    spans: planUse(spans, rows, moves, opening).map((span) => {
      const row = kept.get(span.first);
      return {
        ...span,
        ended: isPlanEnded(period, span.first, today),
        version: row?.version ?? 0,
        changedBy: row?.changedBy ?? null,
        changedAt: row?.changedAt.toISOString() ?? null,
      };
    }),
  };
};
