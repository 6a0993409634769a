import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FormField } from '../form-field/index.ts';
import { BuildingIcon } from '../icons/index.ts';
import { Combobox } from './combobox.tsx';

const companies = [
  { value: '1', label: '晋北煤业集团有限公司', keywords: '91140600MA0K3T7B2A' },
  { value: '2', label: '晋北煤业运销有限公司', keywords: '91140600MA0K5N8C3D' },
  { value: '3', label: '恒信机电设备有限公司', keywords: '91140902MA0HTP5X4B' },
  { value: '4', label: '云岭物流有限公司', note: '未签约', disabled: true },
];
const many = Array.from({ length: 10_000 }, (_, at) => ({ value: String(at), label: `供应商 ${String(at + 1).padStart(5, '0')}` }));

const meta = {
  id: 'ui-combobox',
  title: 'choice 选择/combobox 可搜索选择框 autocomplete',
  component: Combobox,
  args: { 'aria-label': '接收方', options: companies, searchPlaceholder: '名称或信用代码', onValueChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { size: 'md', clearable: true, loading: false, disabled: false } };

export const Variants: Story = {
  render: () => (
    <div className="grid max-w-160 grid-cols-2 gap-4 max-tablet:grid-cols-1">
      <FormField label="接收方" required hint="91140902MA0HTP5X4B　小型企业　已认证，已签约">
        <Combobox options={companies} defaultValue="3" prefix={<BuildingIcon />} clearable />
      </FormField>
      <FormField label="未选">
        <Combobox options={companies} />
      </FormField>
      <FormField label="错误" error="请选择接收方">
        <Combobox options={companies} />
      </FormField>
      <FormField label="禁用">
        <Combobox options={companies} defaultValue="1" disabled />
      </FormField>
    </div>
  ),
};

export const SearchesAndSelects: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(document.body);
    const trigger = within(canvasElement).getByRole('combobox', { name: '接收方' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const search = await page.findByRole('combobox', { name: '名称或信用代码' });
    await userEvent.type(search, 'HTP5');
    await expect(page.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('3', companies[2]);
    await expect(trigger).toHaveTextContent('恒信机电设备有限公司');
    await waitFor(async () => expect(trigger).toHaveFocus());
  },
};

export const TenThousandRows: Story = {
  args: { options: many, defaultValue: '9000' },
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(async () => expect(page.getByRole('option', { name: '供应商 09001', selected: true })).toBeVisible());
    await expect(page.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('供应商 09002'));
  },
};
