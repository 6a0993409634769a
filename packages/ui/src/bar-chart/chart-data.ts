import type { TokenColor } from '../token-color/token-color.ts';

export interface ChartSeries {
  id: string;
  label: string;
  color: TokenColor;
}

export interface ChartPoint {
  id: string;
  /** Under the axis, as 12-14. */
  label: string;
  /** Longer name for the table and for screen readers. @default label */
  name?: string | undefined;
  /** Values by series id, in the chart's unit; negative ones hang below the axis. */
  values: Readonly<Record<string, number>>;
}

const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' });

/** A value as it is written everywhere in a chart: thousands apart, a true minus, no trailing zeros. */
export const chartNumber = (value: number): string => digits.format(value).replace('-', '−');
