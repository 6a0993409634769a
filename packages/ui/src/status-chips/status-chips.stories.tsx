import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StatusGlyph } from '../status-badge/index.ts';
import { StatusChips } from './status-chips.tsx';

const meta = {
  id: 'ui-status-chips',
  title: 'choice 选择/status-chips 状态筛选 filter',
  component: StatusChips,
  args: {
    label: '状态',
    value: 'all',
    onValueChange: fn(),
    chips: [
      { value: 'all', label: '全部', count: 83 },
      { value: '0', label: '正常持有', count: 41, glyph: <StatusGlyph tone="state-0" /> },
      { value: '1', label: '转让中', count: 6, glyph: <StatusGlyph tone="state-1" /> },
      { value: '2', label: '待签收', count: 3, glyph: <StatusGlyph tone="state-2" /> },
      { value: 'o', label: '逾期', count: 1, glyph: <StatusGlyph tone="overdue" />, divided: true },
    ],
  },
} satisfies Meta<typeof StatusChips>;
export default meta;
type Story = StoryObj<typeof meta>;
export const SelectsByArrowKeys: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('radio', { name: /全部/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('0');
  },
};

export const ShowsThatItScrolls: Story = {
  decorators: [(Chips) => <div className="w-75">{Chips()}</div>],
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('radiogroup');
    await waitFor(() => expect(row).toHaveAttribute('data-more-after'));
    await expect(row).not.toHaveAttribute('data-more-before');
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(row).not.toHaveAttribute('data-more-after'));
    await expect(row).toHaveAttribute('data-more-before');
  },
};
