import type { PieceRow } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import type { Verb } from '../../../platform/lists/index.ts';
import { usePieceActs } from '../detail/use-piece-acts.ts';

/** Acts on a piece, in the last column; without any, its details and circulation. */
export function useRowVerbs(onOpen: (row: PieceRow, tab?: 'trace') => void): (row: PieceRow) => readonly Verb[] {
  const { t } = useLingui();
  const actsOf = usePieceActs();
  return (row) => {
    const acts = actsOf(row);
    return [
      ...acts,
      ...(acts.length < 3 ? [{ id: 'view', label: t`详情`, run: () => onOpen(row) }] : []),
      ...(acts.length === 0 ? [{ id: 'tree', label: t`轨迹`, run: () => onOpen(row, 'trace') }] : []),
    ];
  };
}
