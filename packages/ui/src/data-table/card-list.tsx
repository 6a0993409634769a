import type { ReactNode } from 'react';
import { headingAt } from './groups.ts';
import type { RowSelection } from './table-row.tsx';

/** Passed to a card on phones besides its row. */
export interface CardContext {
  selection?: RowSelection | undefined;
  open?: (() => void) | undefined;
}

export interface CardListProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  label: string | undefined;
  /** Heading above the first card of a group. */
  groupOf: ((row: Row) => string) | undefined;
  renderCard: (row: Row, context: CardContext) => ReactNode;
  contextOf: (row: Row) => CardContext;
  /** Whether loading has lasted long enough to show a skeleton. */
  late: boolean;
}

/** Rows as stacked cards on phones. Cards outside the viewport are not laid out. */
export function CardList<Row>({ rows, rowKey, label, groupOf, renderCard, contextOf, late }: CardListProps<Row>) {
  if (late && rows.length === 0) {
    return (
      <div aria-busy className="flex flex-col gap-3 p-3">
        {[0, 1, 2].map((index) => (
          <span key={index} className="h-36 rounded-md bg-skeleton" />
        ))}
      </div>
    );
  }
  return (
    <ul aria-label={label} aria-busy={late} className="flex flex-col gap-3 p-3">
      {rows.map((row, index) => {
        const context = contextOf(row);
        const heading = headingAt(rows, index, groupOf);
        return (
          <li key={rowKey(row)} className="[contain-intrinsic-size:auto_228px] [content-visibility:auto]">
            {heading !== undefined && <h3 className="pb-2 text-sm font-medium text-ink-muted">{heading}</h3>}
            {renderCard(row, context)}
          </li>
        );
      })}
    </ul>
  );
}
