import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { BarChart, tokenColor } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { download } from '../../../platform/lists/index.ts';
import { useChartDrawings, type ChartDrawing, type ComparedFigures } from '../view/chart-drawings.ts';
import { useMainFigures } from '../view/figure-strip.tsx';
import { useGroupName, type GroupFigures } from '../view/group-figures.ts';
import { paintSheet } from './paint-sheet.ts';
import { pictureName } from './picture-name.ts';

export interface PictureSheetProps extends ComparedFigures {
  /** Called after saving, or with a failure. */
  readonly onEnd: (failure?: unknown) => void;
}

/** Figures and charts of one or two enterprises on a hidden sheet in light colours; saved as a PNG at once. */
export function PictureSheet({ all, onEnd }: PictureSheetProps) {
  const { t } = useLingui();
  const nameOf = useGroupName();
  const { due, terms } = useChartDrawings()(all);
  const sheet = useRef<HTMLDivElement>(null);
  const names = all.map(nameOf);
  const file = pictureName([t`煤炭集团数据`, ...names, all[0]?.today ?? '']);
  const save = async () => {
    if (sheet.current) download(file, await paintSheet(sheet.current));
  };
  const begin = useRef(save);
  const end = useRef(onEnd);
  useEffect(() => {
    // Wait for rendering; an unmeasured chart is as wide as the sheet.
    const waiting = setTimeout(() => {
      begin.current().then(
        () => end.current(),
        (failure: unknown) => end.current(failure),
      );
    });
    return () => clearTimeout(waiting);
  }, []);
  return createPortal(
    <div
      ref={sheet}
      aria-hidden
      inert
      data-brand={document.documentElement.dataset['brand'] ?? 'default'}
      data-theme="light"
      className="pointer-events-none fixed top-0 -left-2500 flex w-172 flex-col gap-4 bg-surface p-6 text-sm whitespace-nowrap text-ink tabular-nums"
    >
      <div>
        <div className="text-xl font-semibold">{t`煤炭集团数据`}</div>
        {all[0] && (
          <div className="text-ink-muted">
            <Trans>数据时间 {shanghaiMinute(all[0].at)}</Trans>
          </div>
        )}
      </div>
      {all.map((figures, index) => (
        <Figures key={names[index]} name={names[index] ?? ''} figures={figures} />
      ))}
      <Chart {...due} />
      <Chart {...terms} />
    </div>,
    document.body,
  );
}

function Figures({ name, figures }: { readonly name: string; readonly figures: GroupFigures }) {
  const { t } = useLingui();
  const shown = useMainFigures()(figures);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="text-md font-semibold">{name}</div>
      <div className="grid grid-cols-4 gap-4">
        {shown.map(({ id, label, figure: { count, amount } }) => (
          <div key={id}>
            <div className="text-xs text-ink-muted">{label}</div>
            <div className="text-md font-semibold">{formatMoney(amount)}</div>
            <div className="text-xs text-ink-muted">{t`${count} 笔`}</div>
          </div>
        ))}
      </div>
    </div>
  );
}

function Chart({ title, sub, unit, series, points }: ChartDrawing) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline gap-2.5">
        <span className="text-md font-semibold">{title}</span>
        <span className="text-ink-muted">{sub}</span>
      </div>
      {series.length > 1 && (
        <div className="flex gap-5 text-xs">
          {series.map(({ id, label, color }) => (
            <span key={id} className="flex items-center gap-1.5">
              <span data-swatch className="size-2.5" style={{ background: tokenColor(color) }} />
              <span>{label}</span>
            </span>
          ))}
        </div>
      )}
      {points.length === 0 ? (
        <div className="py-4 text-ink-muted">
          <Trans>没有数据</Trans>
        </div>
      ) : (
        <BarChart label={title} unit={unit} series={series} points={points} />
      )}
    </div>
  );
}
