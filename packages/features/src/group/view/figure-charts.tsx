import { fen } from '@lianxin/domain';
import { BarChart, ChartLegend, ChartViewSwitch, Panel, type ChartPoint, type ChartView } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useLargeYuan } from '../../terms/index.ts';
import { useGroupName, useTermName, type GroupFigures } from './group-figures.ts';

/** One or two enterprises' figures: the second is compared with the first. */
export interface ComparedFigures {
  readonly all: readonly GroupFigures[];
}

const COLORS = ['chart-1', 'chart-2'] as const;

interface ChartProps extends ComparedFigures {
  readonly title: string;
  readonly sub: ReactNode;
  /** What stands along the axis, and its amounts of each, in fen. */
  readonly points: readonly { readonly id: string; readonly label: string; readonly name: string; readonly amounts: readonly bigint[] }[];
}

/** Amounts of one or two enterprises as bars, or as a table. */
function FigureChart({ title, sub, all, points }: ChartProps) {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const nameOf = useGroupName();
  const [view, setView] = useState<ChartView>('chart');
  const series = all.map((figures, index) => ({ id: String(index), label: nameOf(figures), color: COLORS[index] ?? COLORS[1] }));
  const drawn = points.map(({ id, label, name, amounts }): ChartPoint => ({
    id,
    label,
    name,
    values: Object.fromEntries(amounts.map((amount, index) => [String(index), yuan.number(amount)])),
  }));
  return (
    <Panel
      className="h-full"
      title={title}
      sub={sub}
      extra={
        <>
          {series.length > 1 && <ChartLegend series={series} />}
          <ChartViewSwitch value={view} onValueChange={setView} />
        </>
      }
    >
      {drawn.length === 0 ? (
        <p className="p-6 text-center text-ink-muted">
          <Trans>没有数据</Trans>
        </p>
      ) : (
        <BarChart label={title} unit={t`万元`} series={series} view={view} points={drawn} />
      )}
    </Panel>
  );
}

/** What is to be paid, month by month. */
export function DueChart({ all }: ComparedFigures) {
  const { t } = useLingui();
  const months = [...new Set(all.flatMap(({ dueMonths }) => dueMonths.map(({ first }) => first)))].toSorted();
  return (
    <FigureChart
      all={all}
      title={t`按到期月份`}
      sub={<Trans>万元，未兑付余额</Trans>}
      points={months.map((first) => ({
        id: first,
        label: first.slice(2, 7),
        name: first.slice(0, 7),
        amounts: all.map(({ dueMonths }) => dueMonths.find((month) => month.first === first)?.amount ?? fen(0n)),
      }))}
    />
  );
}

/** What was issued, by how long it runs. */
export function TermChart({ all }: ComparedFigures) {
  const { t } = useLingui();
  const termName = useTermName();
  const terms = all[0]?.terms ?? [];
  return (
    <FigureChart
      all={all}
      title={t`期限分布`}
      sub={<Trans>万元，累计开立</Trans>}
      points={terms.map((_, index) => ({
        id: String(index),
        label: termName(terms, index),
        name: termName(terms, index),
        amounts: all.map((figures) => figures.terms[index]?.amount ?? fen(0n)),
      }))}
    />
  );
}
