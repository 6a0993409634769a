import type { PieceRow } from '@lianxin/api/contract';

/** Due date of a piece, and whether it still matters to the holder. */
export const dueOf = ({ dueOn, remainingDays, daysLate, state, live }: PieceRow) => ({
  date: dueOn,
  remainingDays,
  daysLate,
  open: live && state !== 'settled' && state !== 'transferred',
});
