import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Tag } from './tag.tsx';

const meta = { id: 'ui-tag', title: 'data 数据/tag 标签 chip', component: Tag, args: { children: '草稿' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { tone: 'plain', children: '草稿' } };

export const Variants: Story = {
  render: () => (
    <div className="flex gap-2.5">
      <Tag>草稿</Tag>
      <Tag tone="accent">净额最高</Tag>
      <Tag tone="info">系统</Tag>
      <Tag tone="positive">查验一致</Tag>
      <Tag tone="caution">剩 18 天</Tag>
      <Tag tone="critical">逾期 11 天</Tag>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('逾期 11 天')).toHaveAttribute('data-tone', 'critical');
  },
};
