import type { CivilDate } from '../calendar/civil-date.ts';
import { sumFen, type Fen } from '../money/yuan.ts';

/** What pieces must share to be financed in one application. */
interface Grouped {
  readonly issuerNo: string;
  readonly dueOn: CivilDate;
  readonly available: Fen;
}

/** Pieces of one issuer that fall due on one day: what one application takes (rules §10). */
export interface FinanceableGroup<P extends Grouped> {
  readonly issuerNo: string;
  readonly dueOn: CivilDate;
  readonly available: Fen;
  readonly pieces: readonly [P, ...P[]];
}

/** Pieces in the groups that can be financed together, the earliest due first; several groups are several applications. */
export function financeableGroups<P extends Grouped>(pieces: readonly P[]): readonly FinanceableGroup<P>[] {
  const groups = new Map<string, [P, ...P[]]>();
  for (const piece of pieces) {
    const key = `${piece.dueOn} ${piece.issuerNo}`;
    const group = groups.get(key);
    if (group) group.push(piece);
    else groups.set(key, [piece]);
  }
  return [...groups]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, members]) => ({
      issuerNo: members[0].issuerNo,
      dueOn: members[0].dueOn,
      available: sumFen(members.map(({ available }) => available)),
      pieces: members,
    }));
}

/** Whether pieces can be financed in one application. */
export const financeableTogether = (pieces: readonly Grouped[]): boolean => financeableGroups(pieces).length <= 1;
