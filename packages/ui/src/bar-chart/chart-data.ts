import type { TokenColor } from '../token-color/token-color.ts';

export interface ChartSeries {
  id: string;
  label: string;
  color: TokenColor;
}

export interface ChartPoint {
  id: string;
  /** Axis label, for example 12-14. */
  label: string;
  /** Longer name for the table and for screen readers. @default label */
  name?: string | undefined;
  /** Values by series id, in the chart's unit; negative ones are drawn below the axis. */
  values: Readonly<Record<string, number>>;
}

const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' });

/** Formats a chart value: thousands separators, a real minus sign, at most two decimals without trailing zeros. */
export const chartNumber = (value: number): string => digits.format(value).replace('-', '−');
