import { formatMoney, type Fen } from '@lianxin/domain';
import { Amount, Checkbox, cn, type CardContext } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { Children, type ReactNode } from 'react';
import type { Term } from '../terms/index.ts';
import { TermBadge } from './cells.tsx';

export interface ListCardProps {
  /** What the row is called, or whom it concerns: the first line. */
  readonly lead: ReactNode;
  /** Where the row stands, at the end of the first line. */
  readonly term?: Term;
  /** Stands there in its place. */
  readonly badge?: ReactNode;
  /** How much the row is about, in large figures. */
  readonly amount?: Fen;
  /** The amount has a sign: what comes and what goes stand in one list. @default false */
  readonly signed?: boolean;
  /** Why the row came back or does not go on, after its other lines. */
  readonly reason?: string | null | undefined;
  /** Opens the row by its first line; none: it opens by an act. */
  readonly open?: CardContext['open'];
  /** The row can be chosen for a batch. */
  readonly selection?: CardContext['selection'];
  /** What the box calls the row. */
  readonly name?: string;
  /** Drawn along the upper edge: the engraving of an instrument. */
  readonly edge?: ReactNode;
  /** Stands before the acts in the foot. */
  readonly foot?: ReactNode;
  readonly acts?: ReactNode;
  /** The lines between the first one and the foot. */
  readonly children?: ReactNode;
}

const NONE: readonly never[] = [];

/** A row as a card on a phone: what it is called and where it stands, a few facts, what can be done. */
export function ListCard(props: ListCardProps) {
  const { lead, term, badge, amount, signed = false, reason, open, selection, name = '', edge, foot, acts, children } = props;
  const { t } = useLingui();
  return (
    <article className="overflow-hidden rounded-md border border-line bg-surface text-sm">
      {edge}
      <div className="flex flex-col gap-2 px-3.5 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="flex min-w-0 items-center gap-2">
            {selection && (
              <Checkbox
                aria-label={t`选择 ${name}`}
                checked={selection.selected}
                disabled={!selection.enabled}
                onCheckedChange={selection.onChange}
              />
            )}
            {open ? (
              <button type="button" className="min-h-11 min-w-0 truncate text-left" onClick={open}>
                {lead}
              </button>
            ) : (
              <span className="min-w-0 font-medium">{lead}</span>
            )}
          </span>
          {term ? <TermBadge term={term} /> : badge}
        </div>
        {amount !== undefined && <Amount size="lg" value={formatMoney(amount)} currency="¥" signed={signed} />}
        {children}
        {reason && <p className="text-critical-ink">{reason}</p>}
        <div
          className={cn(
            'flex min-h-11 flex-wrap items-center gap-x-3 border-t border-line pt-1 empty:hidden',
            foot === undefined ? 'justify-end' : 'justify-between',
          )}
        >
          {foot}
          {acts}
        </div>
      </div>
    </article>
  );
}

export interface CardLineProps {
  /** Facts in words, side by side; one that is not there leaves no gap, nor does a line without any. */
  readonly facts?: readonly (string | null | undefined | false)[];
  /** Facts that are more than words, after them. */
  readonly children?: ReactNode;
}

/** A line of a card: facts side by side, quiet. */
export function CardLine({ facts = NONE, children }: CardLineProps) {
  const said = facts.filter((fact) => typeof fact === 'string');
  if (said.length === 0 && !children) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted tabular-nums">
      {Children.map(said, (fact) => (
        <span>{fact}</span>
      ))}
      {children}
    </div>
  );
}
