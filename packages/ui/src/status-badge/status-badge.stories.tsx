import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  id: 'ui-status-badge',
  title: 'data 数据/status-badge 状态标签',
  component: StatusBadge,
  args: { tone: 'state-0', children: '正常持有' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { tone: 'state-0', plain: false, children: '正常持有' } };

const words = [
  ['state-0', '正常持有'],
  ['state-1', '转让中'],
  ['state-2', '待签收'],
  ['state-3', '已转让'],
  ['state-4', '融资中'],
  ['state-5', '已融资'],
  ['state-6', '到期结算'],
  ['pledged', '已质押'],
  ['overdue', '逾期'],
  ['positive', '已生效'],
  ['caution', '待补充'],
  ['critical', '已拒绝'],
  ['info', '处理中'],
  ['neutral', '草稿'],
] as const;

export const Variants: Story = {
  render: () => (
    <div className="grid gap-4">
      {[false, true].map((plain) => (
        <div key={String(plain)} className="flex flex-wrap gap-2.5">
          {words.map(([tone, word]) => (
            <StatusBadge key={tone} tone={tone} plain={plain}>
              {word}
            </StatusBadge>
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('待签收')[0]).toHaveAttribute('data-tone', 'state-2');
  },
};
