import { contract } from '@lianxin/api/contract';
import { refuse, reply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { people } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { documents, newcomer, registrations } from '../registration.fixtures.ts';
import { RegisterScreen } from './register-screen.tsx';

const platform = [
  reply(contract.documents.list, documents),
  reply(contract.registration.getDraft, registrations.blank),
  reply(contract.account.register, { ...contract.account.register.example.response, user: newcomer }),
];

const type = async (user: ReturnType<typeof renderScreen>['user'], values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
};

const COMPLETE = {
  邮箱: 'zhang.wei@example.com',
  手机号码: '13812345678',
  图形验证码: 'K7QP',
  短信验证码: '482913',
  密码: 'Lianxin@2026',
  确认密码: 'Lianxin@2026',
};

describe('a person who has registered', () => {
  it.each([
    ['under review', { ...newcomer, status: 0 }, '/place/registration.result'],
    ['rejected', { ...newcomer, status: 2 }, '/place/registration.resubmit'],
    ['rejected again', { ...newcomer, status: 4 }, '/place/registration.resubmit'],
    ['in an enterprise', people.supplierAdministrator, '/place/home.home'],
  ])('%s is redirected', async (_stage, as, to) => {
    renderScreen(<RegisterScreen />, { as, at: '/register', replies: platform });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(to));
  });
});

test('the first step announces the sealed letter, with its template', async () => {
  const { user } = renderScreen(<RegisterScreen />, { at: '/register', replies: platform });
  expect(await screen.findByText(/加盖公章的授权书.*用印可能需要几天/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '查看授权书模板' }));
  expect(await screen.findByRole('dialog', { name: '授权书模板' })).toBeDefined();
});

describe('by an invitation', () => {
  const { token } = contract.supplier.invitation.example.request;

  it('shows the inviter, and sends the invitation with the account', async () => {
    const registered = vi.fn(() => ({ ...contract.account.register.example.response, user: newcomer }));
    const { user } = renderScreen(<RegisterScreen />, {
      at: `/register?invite=${token}`,
      replies: [...platform, reply(contract.account.register, registered)],
    });
    expect(await screen.findByText(/晋北煤业集团有限公司邀请贵企业注册/)).toBeDefined();
    await type(user, COMPLETE);
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: '注册并继续' }));
    await waitFor(() => expect(registered).toHaveBeenCalledWith(expect.objectContaining({ invitation: token })));
  });

  it('that has expired is reported but does not prevent registration', async () => {
    renderScreen(<RegisterScreen />, {
      at: `/register?invite=${token}`,
      replies: [...platform, reply(contract.supplier.invitation, null)],
    });
    expect(await screen.findByText(/邀请链接已失效或已被使用/)).toBeDefined();
    expect(screen.getByRole('button', { name: '注册并继续' })).toHaveProperty('disabled', false);
  });
});

describe('the account step', () => {
  it('requires all fields with the messages of the specification, and focuses the first', async () => {
    const { user } = renderScreen(<RegisterScreen />, { replies: platform });
    await screen.findByRole('checkbox', { name: /用户协议/ });
    await user.click(screen.getByRole('button', { name: '注册并继续' }));
    for (const said of ['请输入邮箱！', '请输入手机号码！', '请输入图形验证码', '请输入验证码！', '请先阅读并同意协议'])
      expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getAllByText('请输入密码！')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('邮箱'));
  });

  it('validates mail, mobile, length and repetition while typing', async () => {
    const { user } = renderScreen(<RegisterScreen />, { replies: platform });
    await type(user, { 邮箱: 'nobody@', 手机号码: '2391234567', 密码: 'short', 确认密码: 'shorter' });
    await user.tab();
    for (const said of ['输入的邮箱格式不正确！', '输入的手机号码格式不正确！', '密码长度为6-32个字符', '两次密码输入不一致'])
      expect(await screen.findByText(said)).toBeDefined();
  });

  it('sends a code only with number and captcha, then counts down 60 seconds', async () => {
    const sent = vi.fn(() => ({ resendAfterSeconds: 60, validSeconds: 300 }));
    const { user } = renderScreen(<RegisterScreen />, { replies: [...platform, reply(contract.account.sendSms, sent)] });
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('请输入手机号码！')).toBeDefined();
    expect(sent).not.toHaveBeenCalled();
    await type(user, { 手机号码: '13812345678', 图形验证码: 'K7QP' });
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByRole('button', { name: /\d+ 秒后重新获取/ })).toHaveProperty('disabled', true);
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ purpose: 'register', mobile: '13812345678', captcha: 'K7QP' }));
    expect(document.activeElement).toBe(screen.getByLabelText('短信验证码'));
  });

  it('renews a wrong captcha without a countdown', async () => {
    const drawn = vi.fn(() => contract.account.captcha.example.response);
    const { user } = renderScreen(<RegisterScreen />, {
      replies: [...platform, reply(contract.account.captcha, drawn), refuse(contract.account.sendSms, 'CAPTCHA_WRONG')],
    });
    await type(user, { 手机号码: '13812345678', 图形验证码: 'XXXX' });
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('验证码错误')).toBeDefined();
    await waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
    expect(document.activeElement).toBe(screen.getByLabelText('图形验证码'));
  });

  it('keeps the input if the code is wrong, and focuses it', async () => {
    const { user } = renderScreen(<RegisterScreen />, { replies: [...platform, refuse(contract.account.register, 'CAPTCHA_WRONG')] });
    await type(user, COMPLETE);
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: '注册并继续' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('短信验证码')));
    expect(screen.getByLabelText('邮箱')).toHaveProperty('value', 'zhang.wei@example.com');
  });

  it('shows an agreement with its version, to agree to there', async () => {
    const { user } = renderScreen(<RegisterScreen />, { replies: platform });
    await user.click(await screen.findByRole('button', { name: '阅读全文《用户协议》' }));
    const dialog = await screen.findByRole('dialog', { name: '用户协议' });
    expect(dialog.textContent).toContain('第 1.0 版');
    await user.click(screen.getByRole('button', { name: '同意' }));
    expect(screen.getByRole('checkbox', { name: /用户协议/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: /隐私政策/ })).toHaveProperty('checked', false);
  });

  it('sends consents with versions and continues with the enterprise', async () => {
    const sent = vi.fn(() => ({ ...contract.account.register.example.response, user: newcomer }));
    const { user } = renderScreen(<RegisterScreen />, { replies: [...platform, reply(contract.account.register, sent)] });
    await type(user, COMPLETE);
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: '注册并继续' }));
    expect(await screen.findByRole('form', { name: '企业信息' })).toBeDefined();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        password: 'TGlhbnhpbkAyMDI2',
        consents: [
          { id: 'userAgreement', version: '1.0' },
          { id: 'privacyPolicy', version: '1.0' },
        ],
      }),
    );
  });
});
