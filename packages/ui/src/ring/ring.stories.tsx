import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ring } from './ring.tsx';

const meta = {
  id: 'ui-ring',
  title: 'data 数据/ring 环形图 donut',
  component: Ring,
  args: { label: '额度使用', ratio: 0.614, value: '61.4%', sub: '已用额度' },
} satisfies Meta<typeof Ring>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Quota: Story = {};
export const Spent: Story = { args: { ratio: 1, value: '100%', color: 'critical' } };
