import type { PieceRow } from '@lianxin/api/contract';

/** A piece's due date, and whether it still matters to its holder. */
export const dueOf = ({ dueOn, remainingDays, state, live }: PieceRow) => ({
  date: dueOn,
  remainingDays,
  open: live && state !== 'settled' && state !== 'transferred',
});
