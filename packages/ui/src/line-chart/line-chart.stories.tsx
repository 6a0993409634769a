import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineChart } from './line-chart.tsx';

const levels = [48, 52, 51.5, 60, 66.2, 64, 71, 69.4];
const meta = {
  id: 'ui-line-chart',
  title: 'data 数据/line-chart 折线图 graph',
  component: LineChart,
  args: {
    label: '额度使用',
    unit: '%',
    series: [{ id: 'used', label: '已用', color: 'chart-1' }],
    points: levels.map((value, index) => ({ id: String(index), label: `${index + 4} 月`, values: { used: value } })),
  },
} satisfies Meta<typeof LineChart>;
export default meta;
export const Level: StoryObj<typeof meta> = {};
