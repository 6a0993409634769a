import { formatMoney, type CivilDate } from '@lianxin/domain';
import { Amount, Tag, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MoneyCell, TermBadge } from '../../../platform/lists/index.ts';
import { PlanActs } from './plan-acts.tsx';
import { PlannedCell } from './planned-cell.tsx';
import { LEVEL_TERMS, type Span } from './plan-terms.ts';
import type { RowEditing } from './use-row-editing.ts';

/** The columns of the plan; people who may plan edit a period in its row. */
export function usePlanColumns(today: CivilDate | undefined, editing: RowEditing | undefined): readonly Column<Span>[] {
  const { t } = useLingui();
  return useMemo(() => {
    const planned = (of: 'inflow' | 'outflow', header: string): Column<Span> => ({
      id: `planned-${of}`,
      header,
      align: 'end',
      cell: (span) => (editing ? <PlannedCell span={span} of={of} editing={editing} /> : <MoneyCell amount={span.planned[of]} />),
    });
    const moved = (of: 'inflow' | 'outflow', header: string): Column<Span> => ({
      id: `moved-${of}`,
      header,
      align: 'end',
      cell: (span) => <MoneyCell amount={span.moved[of]} />,
    });
    const acts: Column<Span> = {
      id: 'acts',
      header: t`操作`,
      sticky: 'end',
      cell: (span) => editing && <PlanActs span={span} editing={editing} />,
    };
    return [
      { id: 'span', header: t`期间`, sticky: 'start', cell: (span) => <SpanCell span={span} today={today} /> },
      planned('inflow', t`计划流入（元）`),
      moved('inflow', t`实际流入（元）`),
      planned('outflow', t`计划流出（元）`),
      moved('outflow', t`实际流出（元）`),
      { id: 'left', header: t`剩余可流出（元）`, align: 'end', priority: 'low', cell: ({ left }) => <MoneyCell amount={left} /> },
      { id: 'gap', header: t`资金缺口（元）`, align: 'end', cell: ({ gap }) => <GapCell gap={gap} /> },
      { id: 'closing', header: t`期末余额（元）`, align: 'end', priority: 'low', cell: ({ closing }) => <MoneyCell amount={closing} /> },
      { id: 'level', header: t`计划占用`, cell: ({ level }) => <TermBadge term={LEVEL_TERMS[level]} /> },
      ...(editing ? [acts] : []),
    ];
  }, [t, today, editing]);
}

const SpanCell = ({ span: { first, last }, today }: { readonly span: Span; readonly today: CivilDate | undefined }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap tabular-nums">
    <Trans>
      {first} 至 {last}
    </Trans>
    {today !== undefined && first <= today && today <= last && (
      <Tag tone="accent">
        <Trans>本期</Trans>
      </Tag>
    )}
  </span>
);

const GapCell = ({ gap }: { readonly gap: Span['gap'] }) =>
  gap > 0n ? <Amount value={formatMoney(gap)} tone="critical" /> : <MoneyCell amount={null} />;
