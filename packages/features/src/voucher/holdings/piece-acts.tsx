import type { PieceRow } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { RowActs } from '../../lists/index.ts';
import { usePieceActs } from '../detail/use-piece-acts.ts';

export interface PieceActsProps {
  readonly row: PieceRow;
  readonly onOpen: (tab?: 'trace') => void;
}

/** What the person may do with a piece, as words in its last column; where nothing can be done, its detail and circulation. */
export function PieceActs({ row, onOpen }: PieceActsProps) {
  const { t } = useLingui();
  const acts = usePieceActs()(row);
  const verbs = [
    ...acts,
    ...(acts.length < 3 ? [{ id: 'view', label: t`详情`, run: () => onOpen() }] : []),
    ...(acts.length === 0 ? [{ id: 'tree', label: t`轨迹`, run: () => onOpen('trace') }] : []),
  ];
  return <RowActs name={row.number} verbs={verbs} />;
}
