import type { PieceRow } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Amount, type CardContext } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ListCard, NumberCell } from '../../../platform/lists/index.ts';
import { FaceEdge } from '../face/face-edge.tsx';
import { pieceTerm } from '../detail/face-of.ts';
import { dueOf } from './due-of.ts';

export interface PieceCardProps {
  readonly row: PieceRow;
  readonly context: CardContext;
  readonly acts?: ReactNode;
  /** A line after the issuer's name. */
  readonly note?: ReactNode;
}

export function PieceCard({ row, context, acts, note }: PieceCardProps) {
  const { t } = useLingui();
  const { remainingDays, daysLate } = row;
  return (
    <ListCard
      {...context}
      lead={<NumberCell number={row.number} />}
      name={row.number}
      edge={<FaceEdge />}
      term={pieceTerm(row)}
      acts={acts}
      foot={
        <span className="flex items-center gap-3 tabular-nums">
          {t`到期 ${{ dueOn: row.dueOn }}`}
          {dueOf(row).open &&
            (daysLate > 0 ? (
              <span className="text-xs text-critical">
                <Trans>逾期 {daysLate} 天</Trans>
              </span>
            ) : (
              <span className="text-xs text-ink-faint">
                {remainingDays < 0 ? <Trans>已到期</Trans> : <Trans>剩 {remainingDays} 天</Trans>}
              </span>
            ))}
        </span>
      }
    >
      <Amount value={formatMoney(row.amount)} currency="¥" size="2xl" />
      <span className="text-ink-muted">{row.issuer.name}</span>
      {note && <span className="text-xs text-ink-faint">{note}</span>}
    </ListCard>
  );
}
