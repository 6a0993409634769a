import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Input } from '../input/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Textarea } from '../textarea/index.ts';
import { Fieldset } from './fieldset.tsx';
import { FormField } from './form-field.tsx';

const meta = {
  id: 'ui-form-field',
  title: 'input 输入/form-field 表单项 label, error',
  component: FormField,
  args: { label: '合同编号', children: <Input placeholder="请输入" /> },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { label: '合同编号', required: true, hint: '与纸质合同一致', error: '', hideLabel: false } };

export const Variants: Story = {
  render: () => (
    <Fieldset legend="贸易背景" className="max-w-160">
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-tablet:grid-cols-1">
        <FormField label="合同编号" required hint="与合同首页一致">
          <Input placeholder="请输入" />
        </FormField>
        <FormField label="手机号" required error="输入的手机号码格式不正确！">
          <Input defaultValue="1381234567" />
        </FormField>
        <FormField label="付息方式" required>
          <RadioGroup
            defaultValue="seller"
            options={[
              { value: 'seller', label: '卖方付息' },
              { value: 'buyer', label: '买方付息' },
            ]}
          />
        </FormField>
        <FormField label="备注" labelNote="选填">
          <Textarea maxLength={100} />
        </FormField>
        <Checkbox defaultChecked>已阅读并同意《平台服务协议》</Checkbox>
      </div>
    </Fieldset>
  ),
};

export const ErrorAndHint: Story = {
  args: { hint: '与合同首页一致', error: '合同编号已被使用', required: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('与合同首页一致')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '合同编号' })).toHaveAccessibleDescription(/合同编号已被使用/);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const DisabledWhileSubmitting: Story = {
  render: () => (
    <Fieldset legend="登录" hideLegend disabled className="grid max-w-80 gap-4">
      <FormField label="用户名">
        <Input defaultValue="supplier-op" />
      </FormField>
      <Checkbox>记住用户名</Checkbox>
      <Button intent="primary" busy>
        登录
      </Button>
    </Fieldset>
  ),
};
