import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { CheckField } from './fields/choice-field.tsx';
import { MoneyField } from './fields/money-field.tsx';
import { MobileField, PasswordField, TextField } from './fields/text-field.tsx';
import { Form, showFieldProblems, useZodForm } from './form.tsx';
import { positiveMoney } from './rules/money.ts';
import { changePassword, chosenPassword, encodePassword, password } from './rules/password.ts';
import { accountNumber, branchNumber, creditCode, email, identityCard, mobile, reason, userName } from './rules/text.ts';
import { messages, wordsOf } from './messages.ts';

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
      <CheckField name="agreed" label="协议" words="已阅读并同意" />
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
  it('says what is missing in the words of the specification and sends nothing', async () => {
    const onSubmit = vi.fn();
    show({ onSubmit });
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText('请输入用户名！')).toBeDefined();
    expect(screen.getByText('请输入密码！')).toBeDefined();
    expect(screen.getByText('请输入手机号码！')).toBeDefined();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('judges a field when it is left', async () => {
    show();
    await userEvent.type(screen.getByLabelText('手机'), '12');
    await userEvent.tab();
    expect(await screen.findByText('输入的手机号码格式不正确！')).toBeDefined();
  });

  it('sends what was typed as what is meant', async () => {
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
    ['on its box', () => screen.getByLabelText('已阅读并同意')],
    ['on its words', () => screen.getByText('已阅读并同意')],
  ])(
    'judges no field between press and release of a tick %s, so that it stays under the pointer, and has the cursor then',
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

  it('puts what the server refused at its field', async () => {
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

  it('finds the field that was refused, however deep the request holds it', async () => {
    show({ problems: [{ path: 'form.account.amount', message: '超过可用额度' }] });
    await fill();
    expect(await screen.findByText('超过可用额度')).toBeDefined();
    expect(screen.getByLabelText('金额').getAttribute('aria-invalid')).toBe('true');
  });

  it('goes to what the server refused once it can be typed in again', async () => {
    show({ problems: [{ path: 'mobile', message: '号码已注册' }] });
    await fill();
    await screen.findByText('号码已注册');
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('手机')));
  });

  const beside = (element: HTMLElement) => {
    document.body.append(element);
    onTestFinished(() => element.remove());
    return element;
  };
  const sentWhile = (element: HTMLElement) =>
    show({ problems: [{ path: 'mobile', message: '号码已注册' }], onSubmit: () => element.focus() });

  it('goes there also where the focus was put on a heading while it was sent', async () => {
    const heading = beside(Object.assign(document.createElement('h1'), { tabIndex: -1 }));
    sentWhile(heading);
    await fill();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('手机')));
  });

  it('leaves whoever went on to something else meanwhile', async () => {
    const other = beside(document.createElement('button'));
    sentWhile(other);
    await fill();
    await screen.findByText('号码已注册');
    expect(document.activeElement).toBe(other);
  });
});

describe('an amount', () => {
  it('shows its capitals while it is typed and its separators when it is left', async () => {
    show();
    await userEvent.type(screen.getByLabelText('金额'), '16409.02');
    expect(screen.getByText('人民币壹万陆仟肆佰零玖元零贰分')).toBeDefined();
    await userEvent.tab();
    expect(screen.getByLabelText('金额')).toHaveProperty('value', '16,409.02');
  });

  it('is the same on the field and in what is sent when it is typed with the signs of a Chinese keyboard', async () => {
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
  ])('refuses %s at once', async (typed, words) => {
    show();
    await userEvent.type(screen.getByLabelText('金额'), typed);
    expect(screen.getByRole('alert').textContent).toBe(words);
  });
});

const said = (rule: z.ZodMiniType, value: unknown): readonly (string | undefined)[] => {
  const result = z.safeParse(rule, value);
  return result.success ? [] : result.error.issues.map((issue) => wordsOf(issue.message)?.message);
};

describe('the rules', () => {
  it.each([
    [userName, '', messages.userNameRequired],
    [password, '', messages.passwordRequired],
    [email, '', messages.emailRequired],
    [email, 'nobody@', messages.emailFormat],
    [mobile, '', messages.mobileRequired],
    [mobile, '2390000000', messages.mobileFormat],
    [creditCode, '91350100M000100Y4Z', messages.creditCodeFormat],
    [identityCard, '110105194912310021', messages.identityCardFormat],
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
  ])('say the sentence of the product (%#)', (rule, value, words) => {
    expect(said(rule, value)).toContain(words.message);
  });

  it('ask a changed password for its length, its twin and the captcha', () => {
    const change = { oldPassword: 'old-pass', newPassword: 'new-pass', confirmation: 'new-pass', captcha: 'AB3d' };
    expect(said(changePassword(), change)).toEqual([]);
    expect(said(changePassword(), { ...change, oldPassword: '' })).toContain('请输入原密码');
    expect(said(changePassword(), { ...change, newPassword: 'short' })).toContain('密码长度为6-32个字符');
    expect(said(changePassword(), { ...change, confirmation: 'another' })).toEqual(['两次密码输入不一致', '两次密码输入不一致']);
    expect(said(changePassword(), { ...change, captcha: '' })).toContain('请输入图形验证码');
    expect(said(changePassword(), { ...change, oldPassword: 'short' })).toContain('密码长度为6-32个字符');
  });

  it('let an old password of the time before stricter rules be replaced', () => {
    const change = { oldPassword: 'short', newPassword: 'Coal-and-iron-7', confirmation: 'Coal-and-iron-7', captcha: 'AB3d' };
    expect(said(changePassword('cn-l3'), change)).toEqual([]);
    expect(said(changePassword('asvs'), change)).toEqual([]);
    expect(said(changePassword('asvs'), { ...change, newPassword: 'Coal-and-iron' })).toContain('密码长度为15-64个字符');
  });

  it('take a number typed in small letters for the same number', () => {
    expect(z.parse(identityCard, '11010519491231002x')).toBe('11010519491231002X');
    expect(z.parse(creditCode, ' 91350100m000100y43')).toBe('91350100M000100Y43');
  });

  it('encode a password as base64 of its UTF-8', () => {
    expect(encodePassword('Lianxin@2026')).toBe('TGlhbnhpbkAyMDI2');
    expect(encodePassword('密')).toBe('5a+G');
  });
});

it('takes an account number as banks print it, in groups', () => {
  expect(z.parse(accountNumber, ' 6212 2605 0000 1239 988 ')).toBe('6212260500001239988');
});
