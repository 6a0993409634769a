import type { PieceRow } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Amount, Checkbox, type CardContext } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NumberCell, TermBadge } from '../../lists/index.ts';
import { CertificateEdge } from '../certificate/certificate-edge.tsx';
import { pieceTerm } from '../detail/certificate-of.ts';
import { isOpen } from './holdings-columns.tsx';

export interface PieceCardProps {
  readonly row: PieceRow;
  readonly context: CardContext;
  /** What can be done with it, as words at the lower right. */
  readonly acts?: ReactNode;
  /** A line after the issuer's name. */
  readonly note?: ReactNode;
}

/** A piece as a card on a phone, with the instrument's engraved edge. */
export function PieceCard({ row, context: { selection, open }, acts, note }: PieceCardProps) {
  const { t } = useLingui();
  const { remainingDays } = row;
  const late = -remainingDays;
  return (
    <article className="overflow-hidden rounded-md border border-line bg-surface">
      <CertificateEdge />
      <div className="flex flex-col gap-1 px-3.5 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="flex min-w-0 items-center gap-2">
            {selection && (
              <Checkbox
                aria-label={t`选择 ${{ number: row.number }}`}
                checked={selection.selected}
                disabled={!selection.enabled}
                onCheckedChange={selection.onChange}
              />
            )}
            <button type="button" className="min-h-11 min-w-0 truncate text-left text-sm" onClick={open}>
              <NumberCell number={row.number} />
            </button>
          </span>
          <TermBadge term={pieceTerm(row)} />
        </div>
        <Amount value={formatMoney(row.amount)} currency="¥" size="2xl" />
        <span className="text-ink-muted">{row.issuer.name}</span>
        {note && <span className="text-xs text-ink-faint">{note}</span>}
        <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-t border-line pt-1 text-sm">
          <span className="flex items-center gap-3 tabular-nums">
            {t`到期 ${{ dueOn: row.dueOn }}`}
            {isOpen(row) &&
              (remainingDays >= 0 ? (
                <span className="text-xs text-ink-faint">
                  <Trans>剩 {remainingDays} 天</Trans>
                </span>
              ) : (
                <span className="text-xs text-critical">
                  <Trans>逾期 {late} 天</Trans>
                </span>
              ))}
          </span>
          {acts && <span className="ml-auto">{acts}</span>}
        </div>
      </div>
    </article>
  );
}
