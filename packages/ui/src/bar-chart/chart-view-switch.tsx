import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Segmented } from '../segmented/segmented.tsx';

export type ChartView = 'chart' | 'table';

/** Switches between the chart and a table with the same values. */
export function ChartViewSwitch({ value, onValueChange }: { value: ChartView; onValueChange: (view: ChartView) => void }) {
  const { t } = useLingui();
  const options = [
    { value: 'chart', label: t`图` },
    { value: 'table', label: t`表` },
  ] as const;
  return <Segmented name={useId()} label={t`显示方式`} options={options} value={value} onValueChange={onValueChange} />;
}
