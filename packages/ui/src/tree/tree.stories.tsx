import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StatusBadge, type StatusTone } from '../status-badge/index.ts';
import type { TreeNode } from './tree-model.ts';
import { Tree } from './tree.tsx';

const card = (name: string, sub: string, amount: string, tone?: StatusTone, state?: string) => (
  <>
    <span className="flex items-center justify-between gap-2">
      <b>{name}</b>
      {tone !== undefined && <StatusBadge tone={tone}>{state}</StatusBadge>}
    </span>
    <span className="flex items-center justify-between text-ink-muted">
      {sub}
      <b className="text-ink">{amount}</b>
    </span>
  </>
);
const nodes: TreeNode[] = [
  {
    id: '0',
    label: '晋北煤业集团',
    content: card('晋北煤业集团', '主凭证', '3,286,500.00'),
    children: [
      { id: '1', label: '恒信机电', own: true, content: card('恒信机电', '我方持有', '1,586,500.00', 'state-0', '正常持有') },
      {
        id: '2',
        label: '云岭物流',
        content: card('云岭物流', '-01', '300,000.00', 'state-0', '持有余额'),
        children: [{ id: '3', label: '朔***司', content: card('朔***司', '-01-01', '200,000.00', 'state-0', '正常持有') }],
      },
      { id: '4', label: '建设银行', content: card('建设银行', '-02', '1,200,000.00', 'state-5', '已融资') },
    ],
  },
];
const meta = {
  id: 'ui-tree',
  title: 'navigation 导航/tree 树',
  component: Tree,
  args: { label: '流转', nodes, columns: ['开立', '第 1 手', '第 2 手'], onNodeSelect: fn() },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Circulation: Story = {};
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('treeitem', { name: /^晋北煤业集团/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /^云岭物流/ })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(args.onNodeSelect).toHaveBeenCalledWith('2');
  },
};
