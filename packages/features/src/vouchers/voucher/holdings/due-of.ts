import type { PieceRow } from '@lianxin/api/contract';

/** Due date of a piece, and whether it still matters to the holder. */
export const dueOf = ({ dueOn, remainingDays, state, live }: PieceRow) => ({
  date: dueOn,
  remainingDays,
  open: live && state !== 'settled' && state !== 'transferred',
});
