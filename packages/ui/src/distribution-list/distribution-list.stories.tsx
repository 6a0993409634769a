import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusGlyph } from '../status-badge/index.ts';
import { DistributionList } from './distribution-list.tsx';

const meta = {
  id: 'ui-distribution-list',
  title: 'data 数据/distribution-list 分布列表',
  component: DistributionList,
  args: {
    label: '持有分布',
    className: 'max-w-120',
    rows: [
      {
        id: '0',
        label: '正常持有',
        count: '41 笔',
        amount: '38,614,207.56',
        value: 38_614_207.56,
        color: 'state-0',
        glyph: <StatusGlyph tone="state-0" />,
      },
      {
        id: '1',
        label: '转让中',
        count: '6 笔',
        amount: '2,130,000.00',
        value: 2_130_000,
        color: 'state-1',
        glyph: <StatusGlyph tone="state-1" />,
      },
      {
        id: '4',
        label: '融资中',
        count: '4 笔',
        amount: '4,760,000.00',
        value: 4_760_000,
        color: 'state-4',
        glyph: <StatusGlyph tone="state-4" />,
      },
      {
        id: 'o',
        label: '逾期',
        count: '1 笔',
        amount: '215,300.00',
        value: 215_300,
        color: 'state-overdue',
        glyph: <StatusGlyph tone="overdue" />,
      },
    ],
  },
} satisfies Meta<typeof DistributionList>;
export default meta;
export const ByState: StoryObj<typeof meta> = {};
