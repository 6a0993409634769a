import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusGlyph } from '../status-badge/index.ts';
import { SummaryStrip } from './summary-strip.tsx';

const meta = {
  id: 'ui-summary-strip',
  title: 'data 数据/summary-strip 汇总条 figures',
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
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {};

export const Figures: Story = {};

/** Four figures form two rows of two when they do not fit into one. */
export const OnTablets: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const cell = (label: string) => canvas.getByText(label).parentElement?.getBoundingClientRect();
    await expect(cell('融资中')?.left).toBe(cell('正常持有')?.left);
    await expect(cell('逾期未兑付')?.left).toBe(cell('转让中')?.left);
  },
};

/** Figures with links. On phones the last of an odd number fills the row. */
export const FiveOnPhones: Story = {
  args: {
    figures: ['待签收', '待转让复核', '被退回', '本月到期收款（元）', '正常持有（元）'].map((label, index) => ({
      id: label,
      label,
      value: String(index),
      href: '#/',
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const last = canvas.getByText('正常持有（元）').parentElement;
    const strip = last?.closest('dl');
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(last?.getBoundingClientRect().right).toBeCloseTo((strip?.getBoundingClientRect().right ?? 0) - 1, 0);
  },
};
