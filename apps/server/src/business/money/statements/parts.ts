import { fen, grouped, monthNameOf, sumFen } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { issuedMovements, type IssuedMovement } from './issued-movements.ts';

const sum = (movements: readonly IssuedMovement[]) => fen(movements.reduce((left, { amount }) => left + amount, 0n));

/** A month by bank and by supplier; largest debt first. */
export function issuedParts(movements: readonly IssuedMovement[], month: string) {
  const until = movements.filter(({ on }) => monthNameOf(on) <= month);
  const groups = grouped(until, ({ channel, otherNo }) => `${channel}:${otherNo}`);
  return [...groups.values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const of = [first, ...others];
      const within = of.filter(({ on }) => monthNameOf(on) === month);
      return [
        {
          channel: first.channel,
          supplierNo: first.otherNo,
          opening: sum(of.filter(({ on }) => monthNameOf(on) < month)),
          issued: sum(within.filter(({ kind }) => kind === 'issued')),
          paid: fen(-sum(within.filter(({ kind }) => kind === 'paid'))),
          closing: sum(of),
          lateInterest: sumFen(within.map(({ lateInterest }) => lateInterest)),
        },
      ];
    })
    .filter(({ opening, issued, paid }) => opening !== 0n || issued !== 0n || paid !== 0n)
    .toSorted((left, right) => Number(right.closing - left.closing));
}

/** A month by bank and supplier. */
export const parts: Handlers['statement']['parts'] = async ({ db, ...context }, { month }) => {
  const found = issuedParts(await issuedMovements(db, enterpriseOf(context)), month);
  const party = await partiesOf(
    db,
    found.map(({ supplierNo }) => supplierNo),
  );
  return {
    parts: found.map(({ supplierNo, ...part }) => ({
      ...part,
      supplier: supplierNo === null ? { enterpriseNo: null, name: '—', creditCode: null } : party(supplierNo),
    })),
  };
};
