import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@lianxin/ui';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import * as z from 'zod/mini';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CountdownButton } from '../captcha/countdown-button.tsx';
import { Form, useZodForm } from '../form.tsx';
import { messageRef } from '../messages.ts';
import { positiveMoney } from '../rules/money.ts';
import { password } from '../rules/password.ts';
import { email, mobile, reason, userName } from '../rules/text.ts';
import { CheckField, ComboboxField, DateField, RadioField, SelectField } from './choice-field.tsx';
import { MoneyField } from './money-field.tsx';
import { MobileField, PasswordField, TextareaField, TextField } from './text-field.tsx';

const choice = z.string().check(z.minLength(1, messageRef('choose')));
const schema = z.object({
  userName,
  password,
  mobile,
  email,
  amount: positiveMoney,
  bank: choice,
  supplier: choice,
  dueOn: choice,
  delivered: choice,
  agreed: z.boolean(),
  reason,
  captcha: z.string().check(z.minLength(1, messageRef('drawnCaptchaRequired'))),
});
const EMPTY = {
  userName: '',
  password: '',
  mobile: '',
  email: '',
  amount: '',
  bank: '',
  supplier: '',
  dueOn: '',
  delivered: '',
  agreed: false,
  reason: '',
  captcha: '',
};

function Sheet() {
  const form = useZodForm(schema, { defaultValues: EMPTY });
  const [code, setCode] = useState('K7mP');
  return (
    <Form form={form} onSubmit={() => undefined} className="grid max-w-200 grid-cols-2 items-start gap-x-6 gap-y-4 max-tablet:grid-cols-1">
      <TextField name="userName" label="用户名" required />
      <PasswordField name="password" label="密码" required />
      <MobileField name="mobile" label="手机号码" required labelNote={<CountdownButton size="sm" send={() => Promise.resolve(true)} />} />
      <TextField name="email" label="邮箱" required />
      <MoneyField name="amount" label="金额" required />
      <CaptchaField
        name="captcha"
        label="图形验证码"
        required
        captcha={{ code, onRefresh: () => setCode(code === 'K7mP' ? 'x3RT' : 'K7mP') }}
      />
      <SelectField name="bank" label="渠道" required select={{ options: [{ value: '12', label: '建设银行' }] }} />
      <ComboboxField name="supplier" label="接收方" required combobox={{ options: [{ value: 'E1002', label: '恒信机电设备有限公司' }] }} />
      <DateField name="dueOn" label="到期日" required />
      <RadioField
        name="delivered"
        label="货物已交付"
        required
        radio={{
          options: [
            { value: 'yes', label: '是' },
            { value: 'no', label: '否' },
          ],
        }}
      />
      <TextareaField name="reason" label="原因" required textarea={{ maxLength: 100, rows: 2 }} />
      <CheckField name="agreed" label="协议" text="已阅读并同意" />
      <Button type="submit" intent="primary" className="col-span-full justify-self-start">
        提交
      </Button>
    </Form>
  );
}

const meta = { id: 'forms-fields', title: 'input 输入/fields 表单字段 money, date, PIN, captcha', component: Sheet } satisfies Meta<
  typeof Sheet
>;
export default meta;
type Story = StoryObj<typeof meta>;

interface OneProps {
  readonly label: string;
  readonly hint: string;
  readonly required: boolean;
}

/** A single field, which shows the amount in capitals. */
function One(props: OneProps) {
  const form = useZodForm(z.object({ amount: positiveMoney }), { defaultValues: { amount: '' } });
  return (
    <Form form={form} onSubmit={() => undefined} className="max-w-80">
      <MoneyField name="amount" {...props} />
    </Form>
  );
}

/** Change it with the controls. */
export const Playground: StoryObj<typeof One> = {
  args: { label: '转让金额', hint: '不超过可用金额', required: true },
  render: (args) => <One {...args} />,
};

export const Empty: Story = {};

/** Shows the messages of specification §5 verbatim. */
export const ShowsErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    for (const message of ['请输入用户名！', '请输入密码！', '请输入手机号码！', '请输入邮箱！', '请输入图形验证码', '请填写原因']) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
  },
};

export const ShowsAmountInCapitals: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /金额/ }), '107000.53');
    await expect(canvas.getByText('人民币壹拾万零柒仟元伍角叁分')).toBeVisible();
  },
};

export const RefusesLargeAmount: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /金额/ }), '1000000000000000');
    await expect(canvas.getByRole('alert')).toHaveTextContent('金额须小于 1,000,000,000,000,000 元');
  },
};

export const CountsDownAfterSending: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
