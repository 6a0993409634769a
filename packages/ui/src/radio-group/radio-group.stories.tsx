import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const options = [
  { value: 'seller', label: '卖方付息', hint: '利息从放款中扣除' },
  { value: 'buyer', label: '买方付息', hint: '由开立方另付' },
  { value: 'shared', label: '协议分担', disabled: true },
] as const;

const meta = {
  id: 'ui-radio-group',
  title: 'choice 选择/radio-group 单选框',
  component: RadioGroup,
  args: { 'aria-label': '付息方式', options, defaultValue: 'seller', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { orientation: 'horizontal', disabled: false } };

export const Variants: Story = {
  render: () => (
    <div className="grid gap-6">
      <RadioGroup aria-label="付息方式" options={options.map(({ value, label }) => ({ value, label }))} defaultValue="seller" />
      <RadioGroup aria-label="付息方式，带说明" options={options} defaultValue="buyer" orientation="vertical" />
      <SegmentedControl
        aria-label="到期方式"
        defaultValue="date"
        options={[
          { value: 'date', label: '选日期' },
          { value: 'term', label: '选期限' },
        ]}
      />
      <SegmentedControl
        aria-label="行高"
        size="sm"
        defaultValue="normal"
        options={[
          { value: 'normal', label: '标准' },
          { value: 'compact', label: '紧凑' },
        ]}
      />
    </div>
  ),
};

export const SelectsByArrowKeys: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('radio', { name: /买方付息/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('buyer');
  },
};
