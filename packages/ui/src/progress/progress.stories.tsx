import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress, StackedProgress } from './progress.tsx';

const meta = {
  id: 'ui-progress',
  title: 'feedback 反馈/progress 进度条',
  component: Progress,
  args: { label: '上传合同', value: 42 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { label: '上传合同', value: 42, tone: 'accent', bare: false } };

export const Variants: Story = {
  render: () => (
    <div className="grid max-w-80 gap-6">
      <Progress label="上传合同" value={42} />
      <Progress label="发票覆盖" value={94.79} valueText="94.79%，还差 253,000.00" tone="caution" />
      <StackedProgress
        label="额度"
        max={100_000_000}
        parts={[
          { label: '已用', value: 61_400_000, valueText: '61,400,000.00', tone: 'chart-1' },
          { label: '本次', value: 4_860_000, valueText: '4,860,000.00', tone: 'chart-2' },
        ]}
      />
    </div>
  ),
};

export const AnnouncesTheValue: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: '上传合同' })).toHaveAttribute('aria-valuetext', '42%');
  },
};
