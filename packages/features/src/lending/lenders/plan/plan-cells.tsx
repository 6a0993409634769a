import { fen, formatMoney, type Fen } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { MoneyCell, TermBadge } from '../../../platform/lists/index.ts';
import { PlannedCell } from './planned-cell.tsx';
import { termsOf, type Span } from './plan-terms.ts';
import type { RowEditing } from './use-row-editing.ts';

/** An amount that may be negative, shown in red if it is. */
export const SignedCell = ({ amount }: { readonly amount: Fen }) => (
  <Amount value={formatMoney(amount)} tone={amount < 0n ? 'critical' : 'ink'} />
);

export const GapCell = ({ gap }: { readonly gap: Fen }) =>
  gap > 0n ? <Amount value={formatMoney(gap)} tone="critical" /> : <MoneyCell amount={null} />;

/** The actual receipts, with expected receipts that have not arrived below. */
export function CameIn({ span: { moved, due } }: { readonly span: Span }) {
  const open = formatMoney(due);
  return (
    <span className="inline-flex flex-col items-end">
      <MoneyCell amount={moved.inflow} />
      {due > 0n && (
        <span className="text-xs text-ink-muted tabular-nums">
          <Trans>待收 {open}</Trans>
        </span>
      )}
    </span>
  );
}

/** The net change of the balance in a period. */
export const netOf = ({ expected: { inflow, outflow } }: Span): Fen => fen(inflow - outflow);

export const StateCell = ({ span }: { readonly span: Span }) => (
  <span className="inline-flex flex-wrap gap-1">
    {termsOf(span).map((term) => (
      <TermBadge key={term.label.id} term={term} />
    ))}
  </span>
);

export interface PlannedAmountProps {
  readonly span: Span;
  readonly of: 'inflow' | 'outflow';
  /** Undefined for read-only users. */
  readonly editing: RowEditing | undefined;
}

/** A planned amount or its input, with its source if the period has no row of its own. */
export const PlannedAmount = ({ span, of, editing }: PlannedAmountProps) => (
  <span className="inline-flex flex-col items-end">
    {editing ? <PlannedCell span={span} of={of} editing={editing} /> : <MoneyCell amount={span.planned[of]} />}
    {span.source === 'weeks' && (
      <span className="text-xs text-ink-muted">
        <Trans>按周计划合计</Trans>
      </span>
    )}
    {span.source === 'month' && (
      <span className="text-xs text-ink-muted">
        <Trans>按月计划分摊</Trans>
      </span>
    )}
  </span>
);
