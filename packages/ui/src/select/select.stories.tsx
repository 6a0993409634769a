import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FormField } from '../form-field/index.ts';
import { Select } from './select.tsx';

const options = [
  { value: 'goods', label: '货款' },
  { value: 'works', label: '工程款' },
  { value: 'services', label: '服务款' },
  { value: 'prepaid', label: '预付款', note: '不可开立', disabled: true },
] as const;

const meta = {
  id: 'ui-select',
  title: 'choice 选择/select 下拉选择 dropdown',
  component: Select,
  args: { 'aria-label': '款项性质', options, onValueChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { size: 'md', disabled: false } };

export const Variants: Story = {
  render: () => (
    <div className="grid max-w-160 grid-cols-3 gap-4 max-tablet:grid-cols-1">
      <FormField label="未选" required>
        <Select options={options} />
      </FormField>
      <FormField label="已选">
        <Select options={options} defaultValue="goods" />
      </FormField>
      <FormField label="错误" error="请选择款项性质">
        <Select options={options} />
      </FormField>
      <FormField label="禁用">
        <Select options={options} defaultValue="works" disabled />
      </FormField>
      <FormField label="小">
        <Select options={options} defaultValue="goods" size="sm" />
      </FormField>
      <FormField label="分组">
        <Select
          placeholder="选择渠道"
          options={[
            { group: '银行', options: [{ value: 'ccb', label: '建设银行', note: '3.10%' }] },
            { group: '保理', options: [{ value: 'factor', label: '恒远保理', note: '4.85%' }] },
          ]}
        />
      </FormField>
    </div>
  ),
};

export const SelectsByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('combobox', { name: '款项性质' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(within(document.body).getByRole('option', { name: '货款' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('works');
    await expect(trigger).toHaveTextContent('工程款');
  },
};
