import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Panel } from '../panel/panel.tsx';
import { BarChart, type BarChartProps } from './bar-chart.tsx';
import { ChartViewSwitch, type ChartView } from './chart-view-switch.tsx';
import { ChartLegend } from './legend.tsx';

const weeks = ['11-23', '11-30', '12-07', '12-14', '12-21', '12-28', '01-04', '01-11', '01-18', '01-25', '02-01', '02-08', '02-15'];
const income = [0, 0, 8.69, 107.56, 64, 155.2, 42, 0, 86.4, 210, 64, 132.8, 241.5];
const spend = [-6.2, 0, -22, 0, -48, 0, 0, -120.4, 0, 0, -36, 0, 0];
function InPanel(args: BarChartProps) {
  const [view, setView] = useState<ChartView>('chart');
  return (
    <Panel
      title="13 周现金预测"
      sub="万元，周一起算"
      extra={
        <>
          <ChartLegend series={args.series} />
          <ChartViewSwitch value={view} onValueChange={setView} />
        </>
      }
    >
      <BarChart {...args} view={view} />
    </Panel>
  );
}
const meta = {
  id: 'ui-bar-chart',
  title: 'data 数据/bar-chart 柱状图 graph',
  component: BarChart,
  render: InPanel,
  args: {
    label: '13 周现金预测',
    unit: '万元',
    currentId: '12-14',
    series: [
      { id: 'in', label: '到期收款', color: 'chart-1' },
      { id: 'out', label: '还款与费用', color: 'chart-2' },
    ],
    points: weeks.map((week, index) => ({
      id: week,
      label: week,
      name: `${week} 起一周`,
      values: { in: income[index] ?? 0, out: spend[index] ?? 0 },
    })),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Forecast: Story = {};
export const ValuesByKeyboardAndTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('group', { name: '13 周现金预测' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('12-21 起一周，到期收款 64 万元，还款与费用 −48 万元')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: '表' }));
    await expect(canvas.getByRole('rowheader', { name: '01-11 起一周' })).toBeVisible();
  },
};
