import { formatMoney, type Fen } from '@lianxin/domain';
import { Amount, Checkbox, cn, type CardContext } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { Children, type ReactNode } from 'react';
import type { Term } from '../terms/index.ts';
import { TermBadge } from './cells.tsx';

export interface ListCardProps {
  readonly lead: ReactNode;
  /** State of the row, at the end of the first line. */
  readonly term?: Term;
  /** Replaces the state. */
  readonly badge?: ReactNode;
  /** The main amount, in large figures. */
  readonly amount?: Fen;
  /** Shows the sign, for lists with income and expenditure. @default false */
  readonly signed?: boolean;
  /** Why the row was returned or is blocked, after its other lines. */
  readonly reason?: string | null | undefined;
  /** Opens the row from its first line. @default it has an act for that */
  readonly open?: CardContext['open'];
  /** Makes the row selectable for a batch. */
  readonly selection?: CardContext['selection'];
  /** Label of the checkbox. */
  readonly name?: string;
  /** Drawn along the upper edge, such as an instrument's engraving. */
  readonly edge?: ReactNode;
  /** Shown before the acts. */
  readonly foot?: ReactNode;
  readonly acts?: ReactNode;
  /** Lines between the first and the foot. */
  readonly children?: ReactNode;
}

const NONE: readonly never[] = [];

/** A row as a card on a phone: name, state, facts and acts. */
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
  /** Texts side by side; missing ones leave no gap. */
  readonly facts?: readonly (string | null | undefined | false)[];
  /** Further facts after the texts. */
  readonly children?: ReactNode;
}

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
