import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScaleMeter } from './scale-meter.tsx';

const month = 30.4;
const meta = {
  id: 'ui-scale-meter',
  title: 'data 数据/scale-meter 刻度条 gauge',
  component: ScaleMeter,
  args: {
    label: '期限',
    value: 177,
    valueLabel: '177 天',
    max: 395,
    zones: [
      { to: 183, tone: 'positive' },
      { to: 365, tone: 'caution', label: '超过 6 个月须说明理由' },
      { to: 395, tone: 'critical', label: '12 个月上限' },
    ],
    marks: Array.from({ length: 13 }, (_, index) => ({
      at: index * month,
      ...(index % 3 === 0 ? { label: index === 0 ? '开立' : `${index} 个月` } : {}),
    })),
  },
} satisfies Meta<typeof ScaleMeter>;
export default meta;
type Story = StoryObj<typeof meta>;
export const InTheFirstZone: Story = {};
export const InTheSecondZone: Story = { args: { value: 240, valueLabel: '240 天' } };
/** Labels do not overlap for any value. */
export const LabelsDoNotOverlap: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {[10, 60, 120, 183, 200, 240, 300, 350, 380, 395].map((value) => (
        <ScaleMeter key={value} {...args} value={value} valueLabel={`${value} 天`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const meter of canvas.getAllByRole('meter')) {
      const boxes = Array.from(meter.querySelectorAll('span'))
        .filter((part) => part.childElementCount === 0 && part.textContent !== '')
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      const over = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom),
      );
      await expect([meter.getAttribute('aria-valuetext'), over.length]).toEqual([meter.getAttribute('aria-valuetext'), 0]);
    }
  },
};
export const BeyondTheEnd: Story = { args: { value: 500, valueLabel: '500 天' } };
