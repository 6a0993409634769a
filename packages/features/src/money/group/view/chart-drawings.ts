import { fen, type Fen } from '@lianxin/domain';
import type { ChartPoint, ChartSeries } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useLargeYuan } from '../../../platform/terms/index.ts';
import { useGroupName, useTermName, type GroupFigures } from './group-figures.ts';

/** One or two enterprises' figures, the second for comparison. */
export interface ComparedFigures {
  readonly all: readonly GroupFigures[];
}

/** Data of a chart for one or two enterprises. */
export interface ChartDrawing {
  readonly title: string;
  /** The unit and what is counted. */
  readonly sub: string;
  readonly unit: string;
  readonly series: readonly ChartSeries[];
  readonly points: readonly ChartPoint[];
}

const COLORS = ['chart-1', 'chart-2'] as const;

interface Place {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly amounts: readonly Fen[];
}

/** Charts of unpaid amounts by month and issued amounts by term. */
export function useChartDrawings(): (all: readonly GroupFigures[]) => { readonly due: ChartDrawing; readonly terms: ChartDrawing } {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const nameOf = useGroupName();
  const termName = useTermName();
  return (all) => {
    const drawn = (title: string, sub: string, places: readonly Place[]): ChartDrawing => ({
      title,
      sub,
      unit: t`万元`,
      series: all.map((figures, index) => ({ id: String(index), label: nameOf(figures), color: COLORS[index] ?? COLORS[1] })),
      points: places.map(({ id, label, name, amounts }) => ({
        id,
        label,
        name,
        values: Object.fromEntries(amounts.map((amount, index) => [String(index), yuan.number(amount)])),
      })),
    });
    const months = [...new Set(all.flatMap(({ dueMonths }) => dueMonths.map(({ first }) => first)))].toSorted();
    const terms = all[0]?.terms ?? [];
    return {
      due: drawn(
        t`按到期月份`,
        t`万元，未兑付余额`,
        months.map((first) => ({
          id: first,
          label: first.slice(2, 7),
          name: first.slice(0, 7),
          amounts: all.map(({ dueMonths }) => dueMonths.find((month) => month.first === first)?.amount ?? fen(0n)),
        })),
      ),
      terms: drawn(
        t`期限分布`,
        t`万元，累计开立`,
        terms.map((_, index) => ({
          id: String(index),
          label: termName(terms, index),
          name: termName(terms, index),
          amounts: all.map((figures) => figures.terms[index]?.amount ?? fen(0n)),
        })),
      ),
    };
  };
}
