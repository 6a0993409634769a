import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScaleMeter } from './scale-meter.tsx';

const month = 30.4;
const meta = {
  title: 'ui/scale-meter',
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
export const WithinTheFirstZone: Story = {};
export const InTheSecond: Story = { args: { value: 240, valueLabel: '240 天' } };
export const OverTheEnd: Story = { args: { value: 500, valueLabel: '500 天' } };
