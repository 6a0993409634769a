import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { CheckField } from './fields/choice-field.tsx';
import { MoneyField } from './fields/money-field.tsx';
import { MobileField, PasswordField, TextField } from './fields/text-field.tsx';
import { Form, showFieldProblems, useZodForm } from './form.tsx';
import { positiveMoney } from './rules/money.ts';
import { changePassword, chosenPassword, encodePassword, password } from './rules/password.ts';
import {
  accountNumber,
  branchNumber,
  creditCode,
  email,
  identityDocument,
  identityNumber,
  mobile,
  reason,
  userName,
} from './rules/text.ts';
import { messages, messageOf } from './messages.ts';

i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });

const schema = z.object({ userName, password, mobile, amount: positiveMoney, agreed: z.boolean() });
const EMPTY = { userName: '', password: '', mobile: '', amount: '', agreed: false };
type Sent = z.output<typeof schema>;

const NONE: readonly { path: string; message: string }[] = [];

function Example({
  onSubmit,
  problems = NONE,
}: {
  readonly onSubmit?: (sent: Sent) => void;
  readonly problems?: readonly { path: string; message: string }[];
}) {
  const form = useZodForm(schema, { defaultValues: EMPTY });
  return (
    <Form
      form={form}
      onSubmit={(sent) => {
        onSubmit?.(sent);
        showFieldProblems(form, problems);
      }}
    >
      <TextField name="userName" label="用户名" required />
      <PasswordField name="password" label="密码" required />
      <MobileField name="mobile" label="手机" required />
      <MoneyField name="amount" label="金额" required />
      <CheckField name="agreed" label="协议" text="已阅读并同意" />
      <button type="submit">发送</button>
    </Form>
  );
}
const show = (props: Parameters<typeof Example>[0] = {}) =>
  render(
    <I18nProvider i18n={i18n}>
      <Example {...props} />
    </I18nProvider>,
  );
const fill = async (amount = '1,234.5') => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('用户名'), 'core-op');
  await user.type(screen.getByLabelText('密码'), 'secret1');
  await user.type(screen.getByLabelText('手机'), '13900000001');
  await user.type(screen.getByLabelText('金额'), amount);
  await user.click(screen.getByRole('button', { name: '发送' }));
};

describe('a form', () => {
  it('shows the specification’s message at each empty field and does not submit', async () => {
    const onSubmit = vi.fn();
    show({ onSubmit });
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText('请输入用户名！')).toBeDefined();
    expect(screen.getByText('请输入密码！')).toBeDefined();
    expect(screen.getByText('请输入手机号码！')).toBeDefined();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('validates a field when it loses the focus', async () => {
    show();
    await userEvent.type(screen.getByLabelText('手机'), '12');
    await userEvent.tab();
    expect(await screen.findByText('输入的手机号码格式不正确！')).toBeDefined();
  });

  it('takes Enter that ends a composition for no submission, in the order of Safari either', () => {
    show();
    const field = screen.getAllByRole('textbox')[0] ?? document.body;
    // An event that was not prevented would submit.
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
  });

  it('submits the converted values', async () => {
    const onSubmit = vi.fn();
    show({ onSubmit });
    await fill();
    await vi.waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        userName: 'core-op',
        password: 'secret1',
        mobile: '13900000001',
        amount: 123_450n,
        agreed: false,
      }),
    );
  });

  it.each([
    ['by its box', () => screen.getByLabelText('已阅读并同意')],
    ['by its text', () => screen.getByText('已阅读并同意')],
  ])(
    'clicking a check box %s validates no other field before the release, so that it stays under the pointer, and then focuses it',
    async (_where, target) => {
      show();
      const user = userEvent.setup();
      await user.click(screen.getByLabelText('手机'));
      await user.pointer({ keys: '[MouseLeft>]', target: target() });
      expect(document.activeElement).toBe(screen.getByLabelText('手机'));
      await user.pointer({ keys: '[/MouseLeft]', target: target() });
      expect(screen.getByLabelText('已阅读并同意')).toHaveProperty('checked', true);
      expect(document.activeElement).toBe(screen.getByLabelText('已阅读并同意'));
      expect(await screen.findByText('请输入手机号码！')).toBeDefined();
    },
  );

  it('shows a problem from the server at its field', async () => {
    show({
      problems: [
        { path: 'userName', message: '该用户名已被使用' },
        { path: 'elsewhere', message: '不在本表单' },
      ],
    });
    await fill();
    expect(await screen.findByText('该用户名已被使用')).toBeDefined();
    expect(screen.queryByText('不在本表单')).toBeNull();
    expect(screen.getByLabelText('用户名').getAttribute('aria-invalid')).toBe('true');
  });

  it('finds the field of a problem however deeply the request nests it', async () => {
    show({ problems: [{ path: 'form.account.amount', message: '超过可用额度' }] });
    await fill();
    expect(await screen.findByText('超过可用额度')).toBeDefined();
    expect(screen.getByLabelText('金额').getAttribute('aria-invalid')).toBe('true');
  });

  it('focuses the field with the server’s problem once it is enabled again', async () => {
    show({ problems: [{ path: 'mobile', message: '号码已注册' }] });
    await fill();
    await screen.findByText('号码已注册');
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('手机')));
  });

  const addToPage = (element: HTMLElement) => {
    document.body.append(element);
    onTestFinished(() => element.remove());
    return element;
  };
  const submitAndFocus = (element: HTMLElement) =>
    show({ problems: [{ path: 'mobile', message: '号码已注册' }], onSubmit: () => element.focus() });

  it('focuses that field even if a heading received the focus while submitting', async () => {
    const heading = addToPage(Object.assign(document.createElement('h1'), { tabIndex: -1 }));
    submitAndFocus(heading);
    await fill();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('手机')));
  });

  it('keeps the focus on another control that the person went to while submitting', async () => {
    const other = addToPage(document.createElement('button'));
    submitAndFocus(other);
    await fill();
    await screen.findByText('号码已注册');
    expect(document.activeElement).toBe(other);
  });
});

describe('MoneyField', () => {
  it('shows capitals while typing, and separators when it loses the focus', async () => {
    show();
    await userEvent.type(screen.getByLabelText('金额'), '16409.02');
    expect(screen.getByText('人民币壹万陆仟肆佰零玖元零贰分')).toBeDefined();
    await userEvent.tab();
    expect(screen.getByLabelText('金额')).toHaveProperty('value', '16,409.02');
  });

  it('reads characters of a Chinese keyboard alike in the field and in the submitted value', async () => {
    const onSubmit = vi.fn();
    show({ onSubmit });
    await userEvent.type(screen.getByLabelText('金额'), '¥１，２３４。５');
    expect(screen.getByText('人民币壹仟贰佰叁拾肆元伍角')).toBeDefined();
    await userEvent.clear(screen.getByLabelText('金额'));
    await fill('¥１，２３４。５');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ amount: 123_450n })));
  });

  it.each([
    ['1000000000000000', '金额须小于 1,000,000,000,000,000 元'],
    ['1.005', '请输入金额，最多两位小数'],
    ['abc', '请输入金额，最多两位小数'],
  ])('refuses %s immediately', async (typed, message) => {
    show();
    await userEvent.type(screen.getByLabelText('金额'), typed);
    expect(screen.getByRole('alert').textContent).toBe(message);
  });
});

const errorsOf = (rule: z.ZodMiniType, value: unknown): readonly (string | undefined)[] => {
  const result = z.safeParse(rule, value);
  return result.success ? [] : result.error.issues.map((issue) => messageOf(issue.message)?.message);
};

describe('rules', () => {
  it.each([
    [userName, '', messages.userNameRequired],
    [password, '', messages.passwordRequired],
    [email, '', messages.emailRequired],
    [email, 'nobody@', messages.emailFormat],
    [mobile, '', messages.mobileRequired],
    [mobile, '2390000000', messages.mobileFormat],
    [creditCode, '91350100M000100Y4Z', messages.creditCodeFormat],
    [chosenPassword(), '', messages.passwordRequired],
    [chosenPassword(), 'short', messages.passwordLength],
    [chosenPassword(), 'x'.repeat(33), messages.passwordLength],
    [chosenPassword('cn-l3'), 'Abcde-7', messages.passwordLengthMedium],
    [chosenPassword('cn-l3'), 'abcdefgh', messages.passwordClasses],
    [chosenPassword('asvs'), 'fourteen chars', messages.passwordLengthLong],
    [accountNumber, '123', messages.accountNumberFormat],
    [branchNumber, '10516700001', messages.branchNumberFormat],
    [reason, ' ', messages.reasonRequired],
    [reason, '长'.repeat(101), messages.reasonLength],
    [positiveMoney, '0', messages.moneyPositive],
  ])('refuse an invalid value with its message (%#)', (rule, value, expected) => {
    expect(errorsOf(rule, value)).toContain(expected.message);
  });

  it('require the length, the confirmation and the captcha when changing the password', () => {
    const change = { oldPassword: 'old-pass', newPassword: 'new-pass', confirmation: 'new-pass', captcha: 'AB3d' };
    expect(errorsOf(changePassword(), change)).toEqual([]);
    expect(errorsOf(changePassword(), { ...change, oldPassword: '' })).toContain('请输入原密码');
    expect(errorsOf(changePassword(), { ...change, newPassword: 'short' })).toContain('密码长度为6-32个字符');
    expect(errorsOf(changePassword(), { ...change, confirmation: 'another' })).toEqual(['两次密码输入不一致', '两次密码输入不一致']);
    expect(errorsOf(changePassword(), { ...change, captcha: '' })).toContain('请输入图形验证码');
    expect(errorsOf(changePassword(), { ...change, oldPassword: 'short' })).toContain('密码长度为6-32个字符');
  });

  it('accept an old password that predates stricter rules', () => {
    const change = { oldPassword: 'short', newPassword: 'Coal-and-iron-7', confirmation: 'Coal-and-iron-7', captcha: 'AB3d' };
    expect(errorsOf(changePassword('cn-l3'), change)).toEqual([]);
    expect(errorsOf(changePassword('asvs'), change)).toEqual([]);
    expect(errorsOf(changePassword('asvs'), { ...change, newPassword: 'Coal-and-iron' })).toContain('密码长度为15-64个字符');
  });

  it('refuse a number that is none of its document, also while another field is invalid', () => {
    const form = z
      .object({ name: z.string().check(z.minLength(1)), kind: z.string(), number: identityNumber })
      .check(identityDocument('kind', 'number'));
    const problems = (kind: string, number: string, name = 'x') => errorsOf(form, { name, kind, number });
    expect(problems('identityCard', '11010519491231002X')).toEqual([]);
    expect(problems('identityCard', '110105194912310021')).toEqual([messages.identityNumberFormat.message]);
    expect(problems('passport', 'e12345678')).toEqual([]);
    expect(problems('identityCard', 'E12345678', '')).toContain(messages.identityNumberFormat.message);
    expect(problems('passport', 'E12****78')).toEqual([]);
  });

  it('convert lower-case letters in identity numbers and credit codes to capitals', () => {
    expect(z.parse(identityNumber, '11010519491231002x')).toBe('11010519491231002X');
    expect(z.parse(creditCode, ' 91350100m000100y43')).toBe('91350100M000100Y43');
  });

  it('encode a password as base64 of its UTF-8 bytes', () => {
    expect(encodePassword('Lianxin@2026')).toBe('TGlhbnhpbkAyMDI2');
    expect(encodePassword('密')).toBe('5a+G');
  });
});

it('accepts an account number in groups, as banks print it', () => {
  expect(z.parse(accountNumber, ' 6212 2605 0000 1239 988 ')).toBe('6212260500001239988');
});
