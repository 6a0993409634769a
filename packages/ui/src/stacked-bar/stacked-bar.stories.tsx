import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverageBar } from './coverage-bar.tsx';
import { StackedBar } from './stacked-bar.tsx';

const meta = {
  id: 'ui-stacked-bar',
  title: 'data 数据/stacked-bar 堆叠条 graph',
  component: StackedBar,
  args: {
    label: '持有分布',
    shares: [
      { id: '0', label: '正常持有', value: 38_614_207, color: 'state-0' },
      { id: '1', label: '转让中', value: 2_130_000, color: 'state-1' },
      { id: '4', label: '融资中', value: 4_760_000, color: 'state-4' },
      { id: 'o', label: '逾期', value: 2_153, color: 'state-overdue' },
    ],
  },
} satisfies Meta<typeof StackedBar>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Shares: Story = {};
export const Coverage: Story = {
  render: () => (
    <div className="grid w-80 gap-3">
      <CoverageBar label="发票覆盖" percent={98.2} />
      <CoverageBar label="发票覆盖" percent={100} />
      <CoverageBar label="发票覆盖" percent={126.5} />
    </div>
  ),
};
