import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FormField } from '../form-field/index.ts';
import { LockIcon, UserIcon } from '../icons/index.ts';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { SearchInput } from './search-input.tsx';

const meta = {
  id: 'ui-input',
  title: 'input 输入/input 输入框 text field',
  component: Input,
  args: { 'aria-label': '用户名', onChange: fn() },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { placeholder: '请输入', size: 'md', clearable: true, disabled: false, readOnly: false } };

export const Variants: Story = {
  render: () => (
    <div className="grid max-w-200 grid-cols-3 gap-4 max-tablet:grid-cols-1">
      <FormField label="默认">
        <Input placeholder="请输入" />
      </FormField>
      <FormField label="错误" required error="输入的手机号码格式不正确！">
        <Input defaultValue="1381234567" />
      </FormField>
      <FormField label="禁用">
        <Input defaultValue="恒信机电设备" disabled />
      </FormField>
      <FormField label="前后缀">
        <Input prefix="¥" suffix="元" defaultValue="16,409.02" className="text-right" />
      </FormField>
      <SearchInput label="查找" value="LX20261118" onSearch={fn()} size="sm" />
      <FormField label="只读">
        <Input readOnly defaultValue="91140902MA0HTP5X4B" />
      </FormField>
      <FormField label="用户名">
        <Input size="lg" prefix={<UserIcon />} defaultValue="supplier-op" autoComplete="username" />
      </FormField>
      <FormField label="密码">
        <PasswordInput size="lg" prefix={<LockIcon />} defaultValue="a-long-password" />
      </FormField>
    </div>
  ),
};

export const Clears: Story = {
  args: { clearable: true, defaultValue: '恒信机电' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /清除|Clear/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const RevealsPassword: Story = {
  render: () => <PasswordInput aria-label="密码" defaultValue="secret" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
  },
};
