import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FormField } from '../form-field/index.ts';
import { DatePicker } from './date-picker.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

const holidays = new Set(['2027-05-01', '2027-05-02', '2027-05-03', '2027-05-04', '2027-05-05']);
const workedWeekends = new Set(['2027-05-08']);
const isWorkingDay = (iso: string) => {
  const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay();
  return workedWeekends.has(iso) || (weekday !== 0 && weekday !== 6 && !holidays.has(iso));
};

const meta = {
  id: 'ui-date-picker',
  title: 'input 输入/date-picker 日期选择 calendar',
  component: DatePicker,
  args: { 'aria-label': '到期日', defaultValue: '2027-05-14', isWorkingDay, onValueChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { disabled: false } };

export const Variants: Story = {
  render: () => (
    <div className="grid max-w-180 grid-cols-2 gap-4 max-tablet:grid-cols-1">
      <FormField label="到期日" required hint="周五，工作日，无需顺延">
        <DatePicker defaultValue="2027-05-14" isWorkingDay={isWorkingDay} clearable />
      </FormField>
      <FormField label="开立日期">
        <DateRangePicker defaultValue={{ from: '2027-05-06', to: '2027-05-20' }} />
      </FormField>
      <FormField label="错误" error="到期日不能晚于 12 个月">
        <DatePicker />
      </FormField>
      <FormField label="禁用">
        <DatePicker defaultValue="2027-05-14" disabled />
      </FormField>
    </div>
  ),
};

export const Calendar: Story = {
  args: { footer: (value) => <span className="flex justify-between">{value}</span> },
  play: async ({ args, canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /打开日历|Open calendar/ }));
    const day = await page.findByRole('button', { name: /5月20日|May 20th/ });
    await expect(page.getByRole('button', { name: /5月3日.*休|May 3rd.*H/ })).toHaveAttribute('data-off');
    await userEvent.click(day);
    await expect(args.onValueChange).toHaveBeenCalledWith('2027-05-20');
    await expect(within(canvasElement).getByRole('textbox', { hidden: true })).toHaveValue('2027-05-20');
  },
};

export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '2027/6/1{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-06-01');
    await expect(field).toHaveValue('2027-06-01');
  },
};

export const Range: Story = {
  render: () => (
    <DateRangePicker
      aria-label="开立日期"
      defaultValue={{ from: '2027-05-06', to: null }}
      isWorkingDay={isWorkingDay}
      presets={[{ label: '5 月', range: { from: '2027-05-01', to: '2027-05-31' } }]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: /打开日历|Open calendar/ }));
    await userEvent.click(await page.findByRole('button', { name: /5月20日|May 20th/ }));
    await expect(canvas.getAllByRole('textbox', { hidden: true }).map((field) => (field as HTMLInputElement).value)).toEqual([
      '2027-05-06',
      '2027-05-20',
    ]);
  },
};
