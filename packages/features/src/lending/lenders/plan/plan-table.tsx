import { DataTable } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, MoneyCell } from '../../../platform/lists/index.ts';
import { PlanActs } from './plan-acts.tsx';
import { CameIn, GapCell, netOf, PlannedAmount, SignedCell, StateCell } from './plan-cells.tsx';
import type { Overview, Span } from './plan-terms.ts';
import type { RowEditing } from './use-row-editing.ts';
import { usePlanColumns } from './use-plan-columns.tsx';

export interface PlanTableProps {
  readonly overview: Overview | undefined;
  readonly loading: boolean;
  readonly error?: ReactNode;
  /** Undefined for read-only users. */
  readonly editing: RowEditing | undefined;
  /** The name of a period. */
  readonly label: string;
}

/** The planned and actual amounts by period; cards on a phone. */
export function PlanTable({ overview, loading, error, editing, label }: PlanTableProps) {
  const columns = usePlanColumns(overview?.today, editing);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={overview?.spans ?? []}
      rowKey={({ first }) => first}
      rowLabel={({ first, last }) => `${first} — ${last}`}
      loading={loading}
      error={error}
      skeletonRows={13}
      renderCard={(span) => <PlanCard span={span} editing={editing} />}
    />
  );
}

function PlanCard({ span, editing }: { readonly span: Span; readonly editing: RowEditing | undefined }) {
  const { t } = useLingui();
  const { first, last } = span;
  const planned = (of: 'inflow' | 'outflow') => <PlannedAmount span={span} of={of} editing={editing} />;
  const facts = [
    { label: t`计划流入`, value: planned('inflow') },
    { label: t`实际流入`, value: <CameIn span={span} /> },
    { label: t`计划流出`, value: planned('outflow') },
    { label: t`实际流出`, value: <MoneyCell amount={span.moved.outflow} /> },
    { label: t`剩余可流出`, value: <MoneyCell amount={span.left} /> },
    { label: t`净流入`, value: <SignedCell amount={netOf(span)} /> },
    { label: t`期末余额`, value: <SignedCell amount={span.closing} /> },
    ...(span.gap > 0n ? [{ label: t`最大缺口`, value: <GapCell gap={span.gap} /> }] : []),
  ];
  return (
    <ListCard
      lead={
        <span className="tabular-nums">
          <Trans>
            {first} 至 {last}
          </Trans>
        </span>
      }
      badge={<StateCell span={span} />}
      acts={editing && <PlanActs span={span} editing={editing} />}
    >
      {facts.map(({ label, value }) => (
        <CardLine key={label}>
          <span>{label}</span>
          <span className="text-ink">{value}</span>
        </CardLine>
      ))}
    </ListCard>
  );
}
