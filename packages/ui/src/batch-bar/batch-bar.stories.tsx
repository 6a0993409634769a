import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BatchBar } from './batch-bar.tsx';

const meta = {
  id: 'ui-batch-bar',
  title: 'acts 操作/batch-bar 批量操作栏 bulk actions',
  component: BatchBar,
  args: {
    count: 3,
    summary: '同一开立方，到期日 3 个',
    sum: '5,888,850.80',
    onClose: fn(),
    children: [
      <Button key="1" intent="primary">
        转让
      </Button>,
      <Button key="2">融资</Button>,
    ],
  },
} satisfies Meta<typeof BatchBar>;
export default meta;
export const ClearsTheSelection: StoryObj<typeof meta> = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '取消选择' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
