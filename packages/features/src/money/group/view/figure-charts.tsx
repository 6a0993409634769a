import { BarChart, ChartLegend, ChartViewSwitch, Panel, type ChartView } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useChartDrawings, type ChartDrawing, type ComparedFigures } from './chart-drawings.ts';

/** Amounts as bars or a table. */
function FigureChart({ title, sub, unit, series, points }: ChartDrawing) {
  const { t } = useLingui();
  const [view, setView] = useState<ChartView>('chart');
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
      {points.length === 0 ? (
        <p className="p-6 text-center text-ink-muted">
          <Trans>没有数据</Trans>
        </p>
      ) : (
        <BarChart label={t`${title}：${sub}`} unit={unit} series={series} view={view} points={points} />
      )}
    </Panel>
  );
}

export function FigureCharts({ all }: ComparedFigures) {
  const { due, terms } = useChartDrawings()(all);
  return (
    <>
      <FigureChart {...due} />
      <FigureChart {...terms} />
    </>
  );
}
