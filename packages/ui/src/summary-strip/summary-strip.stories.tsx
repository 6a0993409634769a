import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusGlyph } from '../status-badge/index.ts';
import { SummaryStrip } from './summary-strip.tsx';

const meta = {
  title: 'ui/summary-strip',
  component: SummaryStrip,
  args: {
    figures: [
      { id: '0', label: '正常持有', value: '38,614,207.56', sub: '41 笔，可用 37,902,207.56', glyph: <StatusGlyph tone="state-0" /> },
      { id: '1', label: '转让中', value: '2,130,000.00', sub: '6 笔', glyph: <StatusGlyph tone="state-1" /> },
      { id: '4', label: '融资中', value: '4,760,000.00', sub: '4 笔，3 个渠道', glyph: <StatusGlyph tone="state-4" /> },
      { id: 'o', label: '逾期未兑付', value: '215,300.00', sub: '1 笔，已 11 天', glyph: <StatusGlyph tone="overdue" />, tone: 'critical' },
    ],
  },
} satisfies Meta<typeof SummaryStrip>;
export default meta;
export const Figures: StoryObj<typeof meta> = {};
