import type { CivilDate } from '@lianxin/domain';
import { Tag, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MoneyCell } from '../../../platform/lists/index.ts';
import { PlanActs } from './plan-acts.tsx';
import { CameIn, GapCell, netOf, PlannedAmount, SignedCell, StateCell } from './plan-cells.tsx';
import type { Span } from './plan-terms.ts';
import type { RowEditing } from './use-row-editing.ts';

/** The columns of the plan; people who may plan edit a period in its row. */
export function usePlanColumns(today: CivilDate | undefined, editing: RowEditing | undefined): readonly Column<Span>[] {
  const { t } = useLingui();
  return useMemo(() => {
    const planned = (of: 'inflow' | 'outflow', header: string): Column<Span> => ({
      id: `planned-${of}`,
      header,
      align: 'end',
      cell: (span) => <PlannedAmount span={span} of={of} editing={editing} />,
    });
    const moved = (of: 'inflow' | 'outflow', header: string): Column<Span> => ({
      id: `moved-${of}`,
      header,
      align: 'end',
      cell: (span) => (of === 'inflow' ? <CameIn span={span} /> : <MoneyCell amount={span.moved.outflow} />),
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
      { id: 'net', header: t`净流入（元）`, align: 'end', priority: 'low', cell: (span) => <SignedCell amount={netOf(span)} /> },
      { id: 'closing', header: t`期末余额（元）`, align: 'end', cell: ({ closing }) => <SignedCell amount={closing} /> },
      { id: 'gap', header: t`最大缺口（元）`, align: 'end', cell: ({ gap }) => <GapCell gap={gap} /> },
      { id: 'level', header: t`状态`, cell: (span) => <StateCell span={span} /> },
      ...(editing ? [acts] : []),
    ];
  }, [t, today, editing]);
}

const SpanCell = ({ span: { first, last }, today }: { readonly span: Span; readonly today: CivilDate | undefined }) => (
  <span className="inline-flex flex-col items-start gap-0.5 whitespace-nowrap tabular-nums">
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
