import type { CivilDate } from '../calendar/civil-date.ts';
import { sumFen, type Fen } from '../money/yuan.ts';

/** The properties that decide which pieces can be financed together. */
interface GroupablePiece {
  readonly issuerNo: string;
  readonly dueOn: CivilDate;
  readonly available: Fen;
}

/** Pieces of one issuer with one due date, which can be financed in one application (rules §10). */
export interface FinanceableGroup<P extends GroupablePiece> {
  readonly issuerNo: string;
  readonly dueOn: CivilDate;
  readonly available: Fen;
  readonly pieces: readonly [P, ...P[]];
}

/** Groups pieces by application, earliest due date first. Each group needs a separate application. */
export function financeableGroups<P extends GroupablePiece>(pieces: readonly P[]): readonly FinanceableGroup<P>[] {
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

export const financeableTogether = (pieces: readonly GroupablePiece[]): boolean => financeableGroups(pieces).length <= 1;
