import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Watermark } from './watermark.tsx';

const meta = {
  id: 'ui-watermark',
  title: 'overlay 浮层/watermark 水印',
  component: Watermark,
  args: { text: '王建国 恒信机电 2026-11-20 09:42' },
} satisfies Meta<typeof Watermark>;
export default meta;
type Story = StoryObj<typeof meta>;
const onClick = fn();

export const DoesNotBlockClicks: Story = {
  render: (args) => (
    <div className="h-100 bg-surface p-6">
      <Button onClick={onClick}>签收</Button>
      <Watermark {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(onClick).toHaveBeenCalled();
  },
};
