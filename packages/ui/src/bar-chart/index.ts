export { BarChart, type BarChartProps } from './bar-chart.tsx';
export { chartNumber, type ChartPoint, type ChartSeries } from './chart-data.ts';
export { ChartViewSwitch, type ChartView } from './chart-view-switch.tsx';
export { ChartLegend } from './legend.tsx';
