import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timeline } from './timeline.tsx';

const meta = {
  id: 'ui-timeline',
  title: 'data 数据/timeline 时间线',
  component: Timeline,
  args: {
    entries: [
      {
        key: '1',
        title: (
          <>
            提交复核　<b>王建国</b>
          </>
        ),
        time: '11-20 09:18',
      },
      {
        key: '2',
        title: (
          <>
            退回　<b>李文慧</b>
          </>
        ),
        time: '11-20 09:40',
        detail: '发票金额与合同不符',
        state: 'failed',
      },
      {
        key: '3',
        title: (
          <>
            审核通过并签名　<b>李文慧</b>
          </>
        ),
        time: '11-20 10:02',
      },
      { key: '4', title: '等待 建设银行 审批', time: '已 2 小时', state: 'now' },
      { key: '5', title: '放款', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: {} };

export const Variants: Story = {};

export const MarksTheCurrentEntry: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[3]).toHaveAttribute('aria-current', 'step');
  },
};
