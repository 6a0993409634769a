import type { PieceRow } from '@lianxin/api/contract';
import { TextLink } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { usePieceActs } from '../detail/use-piece-acts.ts';

export interface PieceActsProps {
  readonly row: PieceRow;
  readonly onOpen: (tab?: 'trace') => void;
}

/** What the person may do with a piece, as words in its last column; where nothing can be done, its detail and circulation. */
export function PieceActs({ row, onOpen }: PieceActsProps) {
  const { t } = useLingui();
  const acts = usePieceActs()(row);
  const words = [
    ...acts,
    ...(acts.length < 3 ? [{ id: 'view', label: t`详情`, run: () => onOpen() }] : []),
    ...(acts.length === 0 ? [{ id: 'tree', label: t`轨迹`, run: () => onOpen('trace') }] : []),
  ];
  return (
    <span className="inline-flex items-center gap-x-3 whitespace-nowrap max-desktop:flex-wrap">
      {words.map((act) => (
        <TextLink key={act.id} asChild className="min-h-6 max-tablet:min-h-11 max-tablet:px-1">
          <button type="button" onClick={act.run}>
            {act.label}
          </button>
        </TextLink>
      ))}
    </span>
  );
}
