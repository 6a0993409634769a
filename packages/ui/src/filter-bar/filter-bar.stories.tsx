import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Input } from '../input/index.ts';
import { FilterBar } from './filter-bar.tsx';

const meta = {
  id: 'ui-filter-bar',
  title: 'choice 选择/filter-bar 筛选栏 search',
  component: FilterBar,
  args: {
    children: <Input aria-label="编号" placeholder="链信编号或主凭证编号" className="w-58" />,
    more: <Input aria-label="转让企业" placeholder="转让企业" />,
    moreCount: 2,
    onReset: fn(),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Collapsed: Story = {};
export const Expands: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /更多筛选/ }));
    await expect(canvas.getByRole('textbox', { name: '转让企业' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await expect(args.onReset).toHaveBeenCalled();
  },
};
