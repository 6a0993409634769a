import { contract } from '@lianxin/api/contract';
import { refuse, reply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';

const { sendSms, setPassword } = contract.account;
const dialog = <ForgottenPassword userName="supplier-op" onClose={() => undefined} />;

const fill = async (user: ReturnType<typeof renderScreen>['user']) => {
  await user.type(screen.getByLabelText('手机号码'), '13900000005');
  await user.type(screen.getByLabelText('图形验证码'), 'K7QP');
  await user.type(screen.getByLabelText('短信验证码'), '482913');
  await user.type(screen.getByLabelText('新密码'), 'Lianxin@2027');
  await user.type(screen.getByLabelText('确认密码'), 'Lianxin@2027');
};

describe('a forgotten password', () => {
  it('takes over the typed name, and reports what is missing', async () => {
    const { user } = renderScreen(dialog);
    expect(screen.getByLabelText('用户名')).toHaveProperty('value', 'supplier-op');
    await user.click(screen.getByRole('button', { name: '重置密码' }));
    for (const said of ['请输入手机号码！', '请输入图形验证码', '请输入验证码！']) expect(await screen.findByText(said)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('手机号码'));
  });

  it('sends a code without revealing whether the person exists', async () => {
    const sent = vi.fn(() => ({ resendAfterSeconds: 60, validSeconds: 300 }));
    const { user } = renderScreen(dialog, { replies: [reply(sendSms, sent)] });
    await user.type(screen.getByLabelText('手机号码'), '13900000005');
    await user.type(screen.getByLabelText('图形验证码'), 'K7QP');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('如果用户名与手机号相符，验证码已发送，5 分钟内有效')).toBeDefined();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ purpose: 'forgottenPassword', userName: 'supplier-op' }));
  });

  it('is replaced, and other devices are signed out', async () => {
    const set = vi.fn(() => ({}));
    const { user } = renderScreen(dialog, { replies: [reply(setPassword, set)] });
    await fill(user);
    await user.click(screen.getByRole('button', { name: '重置密码' }));
    expect(await screen.findByText(/密码已重置/)).toBeDefined();
    expect(set).toHaveBeenCalledWith({
      userName: 'supplier-op',
      mobile: '13900000005',
      captcha: '482913',
      password: 'TGlhbnhpbkAyMDI3',
    });
  });

  it('keeps the input if the code is wrong', async () => {
    const { user } = renderScreen(dialog, { replies: [refuse(setPassword, 'CAPTCHA_WRONG')] });
    await fill(user);
    await user.click(screen.getByRole('button', { name: '重置密码' }));
    expect(await screen.findByText('验证码错误')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('短信验证码')));
    expect(screen.getByLabelText('新密码')).toHaveProperty('value', 'Lianxin@2027');
  });
});
