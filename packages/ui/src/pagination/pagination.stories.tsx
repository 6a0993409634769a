import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  id: 'ui-pagination',
  title: 'navigation 导航/pagination 分页 pager',
  component: Pagination,
  args: { page: 3, pageSize: 20, total: 243, onPageChange: fn(), onPageSizeChange: fn(), showTotal: true },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { page: 3, pageSize: 20, total: 243, showTotal: true } };
export const Middle: Story = {};
export const OnePage: Story = { args: { page: 1, total: 7 } };
export const ChangesPage: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(4);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '每页条数' }), '50');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
  },
};
