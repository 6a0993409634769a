import { FLOWS_OF, monthNameOf, sumFen, ZERO_FEN } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { countedPage } from '../../../platform/db/counted-page.ts';
import { windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { movementsOf } from './movements-of.ts';

export const lines: Handlers['statement']['lines'] = async (context, request) => {
  const { db, clock } = context;
  const { side, month, kinds = [], search = '', sort = '' } = request;
  const today = clock.today();
  const moved = (await movementsOf(db, enterpriseOf(context), side)).filter(({ on }) => monthNameOf(on) === month && on <= today);
  const party = await partiesOf(
    db,
    moved.map(({ otherNo }) => otherNo),
  );
  const found = moved
    .map(({ otherNo, ...movement }, index) => ({
      ...movement,
      lateInterest: movement.lateInterest ?? ZERO_FEN,
      id: String(index),
      other: otherNo === null ? { enterpriseNo: null, name: '—', creditCode: null } : party(otherNo),
    }))
    .filter(({ number, other }) => number.includes(search) || other.name.includes(search));
  const byState = FLOWS_OF[side].map((state) => {
    const of = found.filter(({ kind }) => kind === state);
    return {
      state,
      count: of.length,
      sums: {
        amount: String(sumFen(of.map(({ amount }) => amount))),
        lateInterest: String(sumFen(of.map(({ lateInterest }) => lateInterest))),
      },
    };
  });
  const chosen = found.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const byAmount = (left: (typeof chosen)[number], right: (typeof chosen)[number]) => Number(left.amount - right.amount);
  const ordered = sort.endsWith('amount') ? chosen.toSorted(byAmount) : chosen;
  const { limit, offset } = windowOf(request);
  const list = (sort.startsWith('-') ? ordered.toReversed() : ordered).slice(offset, offset + limit);
  return countedPage(
    { ...request, states: kinds },
    list,
    byState.filter(({ count }) => count > 0),
  );
};
