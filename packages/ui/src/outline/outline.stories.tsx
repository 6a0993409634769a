import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Outline } from './outline.tsx';

const leaf = (id: string, label: string) => ({ id, label, content: label });
const meta = {
  id: 'ui-outline',
  title: 'navigation 导航/outline 大纲',
  component: Outline,
  args: {
    label: '品类',
    nodes: [
      { ...leaf('1', '原材料'), children: [leaf('2', '支护材料'), leaf('3', '水泥制品')] },
      { ...leaf('4', '矿山设备'), children: [leaf('5', '电控设备')] },
      leaf('6', '运输物流'),
    ],
    selectedId: '5',
    onNodeSelect: fn(),
    onNodeMove: fn(),
  },
} satisfies Meta<typeof Outline>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Levels: Story = {};
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('treeitem', { name: '原材料' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('treeitem', { name: '水泥制品' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onNodeMove).toHaveBeenCalledWith('3', { parentId: '1', position: 0 });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.queryByRole('treeitem', { name: '水泥制品' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNodeSelect).toHaveBeenCalledWith('1');
  },
};
