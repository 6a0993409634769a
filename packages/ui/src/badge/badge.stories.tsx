import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BellIcon, MegaphoneIcon } from '../icons/index.ts';
import { Badge } from './badge.tsx';

const meta = { id: 'ui-badge', title: 'data 数据/badge 徽标 counter, red dot', component: Badge, args: { count: 7 } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { count: 7, dot: false, max: 99, label: '7 条待办' } };

export const Variants: Story = {
  render: () => (
    <div className="flex items-center gap-8 bg-surface p-4">
      <Badge count={7} label="7 条消息">
        <BellIcon className="size-5" />
      </Badge>
      <Badge count={128} label="128 条公告">
        <MegaphoneIcon className="size-5" />
      </Badge>
      <Badge dot label="有新公告">
        <MegaphoneIcon className="size-5" />
      </Badge>
      <Badge count={0}>
        <BellIcon className="size-5" />
      </Badge>
      <span className="flex items-center gap-2">
        链信签收
        <Badge dot label="有待签收" />
      </span>
      <span className="flex items-center gap-2">
        待复核
        <Badge count={12} />
      </span>
    </div>
  ),
};

export const CapsAtNinetyNine: Story = {
  args: { count: 100 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
  },
};
