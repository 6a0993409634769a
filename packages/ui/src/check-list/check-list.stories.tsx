import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckList } from './check-list.tsx';

const meta = {
  id: 'ui-check-list',
  title: 'data 数据/check-list 核验清单',
  component: CheckList,
  args: {
    'aria-label': '检查',
    className: 'w-80',
    items: [
      { id: '1', status: 'pass', label: '企业四要素一致', rule: 'R-05' },
      { id: '2', status: 'pass', label: '额度充足', sub: '开立后剩余 36,613,500.00', rule: 'R-10' },
      { id: '3', status: 'warn', label: '本月对同一接收方第 3 笔', sub: '本月累计 7,946,500.00', moment: '当前', rule: 'R-12' },
      { id: '4', status: 'fail', label: '发票覆盖不足', value: '98.2%', rule: 'R-07' },
      { id: '5', status: 'pending', label: '收款账户待验证', rule: 'R-06' },
    ],
  },
} satisfies Meta<typeof CheckList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {};
export const AllStates: StoryObj<typeof meta> = {};
