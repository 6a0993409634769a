import { Checkbox, cn, type CardContext } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface ListCardProps {
  /** What the row is called, or whom it concerns: the first line. */
  readonly lead: ReactNode;
  /** Stands at the end of the first line: the state. */
  readonly badge?: ReactNode;
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

/** A row as a card on a phone: what it is called and where it stands, a few facts, what can be done. */
export function ListCard({ lead, badge, open, selection, name = '', edge, foot, acts, children }: ListCardProps) {
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
          {badge}
        </div>
        {children}
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

/** A line of a card: facts side by side, quiet. */
export const CardLine = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted tabular-nums">{children}</div>
);
