import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Queue, type QueueProps } from './queue.tsx';

const items = [
  { id: '1', title: '恒信机电设备有限公司', amount: '1,986,500.00', meta: '赵晓东　昨天 11:16', note: '175 天　发票 100%' },
  { id: '2', title: '朔源矿山机械有限公司', amount: '1,920,000.00', meta: '赵晓东　昨天 14:42', note: '120 天　发票 100%' },
  { id: '3', title: '长平水泥制品有限公司', amount: '1,180,000.00', meta: '孙丽萍　昨天 17:20', disabledReason: '不能复核自己经办的' },
  {
    id: '4',
    title: '同川建筑安装有限公司',
    amount: '5,400,000.00',
    meta: '刘志强　今天 08:47',
    note: <span className="rounded-xs bg-critical-soft px-1.5 text-critical-ink">发票覆盖 98.2%</span>,
  },
];
function Stateful(args: QueueProps) {
  const [current, setCurrent] = useState(args.currentId);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  return <Queue {...args} currentId={current} onCurrentChange={setCurrent} checked={checked} onCheckedChange={setChecked} />;
}
const meta = {
  id: 'ui-queue',
  title: 'data 数据/queue 待办队列 inbox',
  component: Queue,
  render: Stateful,
  args: {
    label: '开立审核',
    items,
    currentId: '1',
    onCurrentChange: fn(),
    onOpen: fn(),
    className: 'w-93 border border-line max-tablet:w-auto',
  },
} satisfies Meta<typeof Queue>;
export default meta;
const sheet = { id: 'S1', label: '十一月采购.xlsx', note: '2 笔，3,906,500.00' };
/** The rows of one sheet under its heading, ticked together. */
export const Groups: StoryObj<typeof meta> = {
  args: { items: items.map((item, index) => (index < 2 ? { ...item, group: sheet } : item)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: sheet.label }));
    await expect(canvas.getByRole('checkbox', { name: '选择 恒信机电设备有限公司' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '选择 朔源矿山机械有限公司' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '选择 同川建筑安装有限公司' })).not.toBeChecked();
  },
};

export const NavigatesByKeyboard: StoryObj<typeof meta> = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /恒信机电/ }).focus();
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('button', { name: /长平水泥/ })).toHaveFocus();
    await userEvent.keyboard('k{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('2');
    await expect(canvas.getByRole('checkbox', { name: /长平水泥/ })).toBeDisabled();
  },
};
