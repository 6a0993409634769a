import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Descriptions } from './descriptions.tsx';
import { KeyValueRow } from './key-value-row.tsx';

const items = [
  { label: '名称', value: <b>恒信机电设备有限公司</b> },
  { label: '信用代码', value: '91140902MA0HTP5X4B' },
  { label: '规模', value: '小型企业，已认证' },
  { label: '收款账户', value: '工商银行忻州和平街支行　6212 2605 **** **** 0358', span: 2 as const },
];
const meta = {
  id: 'ui-descriptions',
  title: 'data 数据/descriptions 描述列表 key value',
  component: Descriptions,
  args: { items },
} satisfies Meta<typeof Descriptions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { columns: 2, layout: 'beside' } };

/** The distinct left edges of the values. */
const starts = (canvas: HTMLElement) =>
  new Set(
    within(canvas)
      .getAllByRole('definition')
      .map((value) => value.getBoundingClientRect().left),
  ).size;

export const OneColumn: Story = {
  play: ({ canvasElement }) => expect(starts(canvasElement)).toBe(1),
};
export const TwoColumns: Story = {
  args: { columns: 2 },
  play: ({ canvasElement }) => expect(starts(canvasElement)).toBe(2),
};
export const LabelsAbove: Story = { args: { columns: 3, layout: 'above' } };
export const WholeDates: Story = {
  args: { items: [{ label: '到期日', value: '2027-05-15（顺延至 2027-05-17 付款）' }], className: 'w-64' },
  play: async ({ canvas }) => {
    for (const date of canvas.getAllByText(/^2027-05-1[57]$/)) await expect(date.getClientRects()).toHaveLength(1);
  },
};
export const Sum: Story = {
  render: () => (
    <div className="w-80">
      <KeyValueRow label="票面金额" value="3,286,500.00" ruled />
      <KeyValueRow label="融资利息" value="−58,214.33" sub="3.65%，175 天" ruled />
      <KeyValueRow label="到账净额" value="3,228,285.67" total />
    </div>
  ),
};
