import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

function show(replies: readonly MockReply[] = []) {
  const onChanged = vi.fn();
  const result = renderScreen(<ChangePasswordForm onChanged={onChanged} draw={() => 'K7qp'} />, {
    as: 'supplierOperator',
    replies: [noFeeds, ...replies],
  });
  return { ...result, onChanged };
}
const noFeeds = reply(contract.calendarFeed.list, []);
const field = (name: string) => screen.getByLabelText(name, { selector: 'input', exact: false });

const NEW = 'Coal-and-iron-7';

interface Typed {
  readonly old?: string;
  readonly next?: string;
  readonly again?: string;
  readonly captcha?: string;
}

async function fill(
  user: ReturnType<typeof show>['user'],
  { old = 'Lianxin@2026', next = NEW, again = NEW, captcha = 'k7QP' }: Typed = {},
) {
  await screen.findByRole('form', { name: '修改密码' });
  const [first, second] = screen.getAllByLabelText(/^(确认)?新密码/, { selector: 'input' });
  if (!first || !second) throw new Error('the form has no two fields for the new password');
  if (old) await user.type(field('原密码'), old);
  if (next) await user.type(first, next);
  if (again) await user.type(second, again);
  if (captcha) await user.type(field('图形验证码'), captcha);
  await user.click(screen.getByRole('button', { name: '修改密码' }));
}

describe('changing a password', () => {
  it('does not validate between press and release, so that the button does not move', async () => {
    const { user } = show();
    await screen.findByRole('form', { name: '修改密码' });
    await user.type(field('原密码'), 'Coal');
    const button = screen.getByRole('button', { name: '修改密码' });
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(document.activeElement).toBe(field('原密码'));
    expect(screen.queryByText('密码长度为6-32个字符')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    expect(await screen.findByText('密码长度为6-32个字符')).toBeDefined();
    expect(field('图形验证码').getAttribute('aria-invalid')).toBe('true');
  });

  it('sends base64, ignores the captcha’s case, and shows 修改成功！', async () => {
    const change = vi.fn(() => ({}));
    const { user, onChanged } = show([reply(contract.account.changePassword, change)]);
    await fill(user);
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(change).toHaveBeenCalledWith({
      oldPassword: btoa('Lianxin@2026'),
      password: btoa('Coal-and-iron-7'),
      confirmation: btoa('Coal-and-iron-7'),
      captcha: 'k7QP',
    });
    expect(await screen.findByText('修改成功！')).toBeDefined();
  });

  it.each([
    ['the old one is missing', { old: '' }, '请输入原密码'],
    ['the old one is too short', { old: 'abcde' }, '密码长度为6-32个字符'],
    ['the new one is missing', { next: '', again: '' }, '请输入密码'],
    ['the new one is too short', { next: 'abcde', again: 'abcde' }, '密码长度为6-32个字符'],
    ['the two differ', { again: 'Coal-and-iron-8' }, '两次密码输入不一致'],
    ['the picture is left out', { captcha: '' }, '请输入图形验证码'],
    ['the picture is misread', { captcha: 'K7QX' }, '图形验证码错误'],
  ])('asks again if %s', async (_, typed, message) => {
    const change = vi.fn(() => ({}));
    const { user } = show([reply(contract.account.changePassword, change)]);
    await fill(user, typed);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(change).not.toHaveBeenCalled();
  });

  describe('of a person with a calendar address', () => {
    const feeds = reply(contract.calendarFeed.list, contract.calendarFeed.list.example.response);
    const change = vi.fn(() => ({}));
    const choice = () => screen.findByRole('checkbox', { name: '日历订阅地址继续有效' });
    const ended = '日历订阅地址已失效，仍需订阅的请重新生成。';

    it('ends it and says so, unless the person keeps it', async () => {
      change.mockClear();
      const { user } = show([feeds, reply(contract.account.changePassword, change)]);
      expect(await choice()).toHaveProperty('checked', false);
      await fill(user);
      expect(await screen.findByText(ended)).toBeDefined();
      expect(change).toHaveBeenCalledWith(expect.not.objectContaining({ keepsCalendarFeeds: expect.anything() }));
    });

    it('keeps it if the person chooses so', async () => {
      change.mockClear();
      const { user } = show([feeds, reply(contract.account.changePassword, change)]);
      await user.click(await choice());
      await fill(user);
      expect(await screen.findByText('修改成功！')).toBeDefined();
      expect(change).toHaveBeenCalledWith(expect.objectContaining({ keepsCalendarFeeds: true }));
      expect(screen.queryByText(ended)).toBeNull();
    });

    it('is not asked of others', async () => {
      const { user } = show([reply(contract.account.changePassword, change)]);
      await fill(user);
      expect(await screen.findByText('修改成功！')).toBeDefined();
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(screen.queryByText(ended)).toBeNull();
    });
  });

  it('draws a new captcha after a mistake', async () => {
    const { user } = renderScreen(<ChangePasswordForm onChanged={vi.fn()} />, { as: 'supplierOperator' });
    const drawn = async () => (await screen.findByRole('button', { name: /^图形验证码：/ })).getAttribute('aria-label');
    await screen.findByRole('form', { name: '修改密码' });
    const before = await drawn();
    await fill(user, { captcha: '----' });
    expect(await screen.findByText('图形验证码错误')).toBeDefined();
    expect(await drawn()).not.toBe(before);
  });

  it('limits the password to 32 characters and the captcha to 12', async () => {
    show();
    await screen.findByRole('form', { name: '修改密码' });
    expect(field('原密码').getAttribute('maxlength')).toBe('32');
    expect(field('图形验证码').getAttribute('maxlength')).toBe('12');
  });

  it('sends once, however often clicked', async () => {
    let sent = 0;
    const { user, onChanged } = show([
      reply(contract.account.changePassword, () => ((sent += 1), {})),
      delay(contract.account.changePassword, 200),
    ]);
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: '修改密码' })).catch(() => undefined);
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(sent).toBe(1);
  });

  it.each([
    ['says what the server refuses', refuse(contract.account.changePassword, 'TOO_FREQUENT'), /操作过于频繁/],
    ['says 修改失败，请联系管理员 where the call fails', fail(contract.account.changePassword, 500), '修改失败，请联系管理员'],
  ])('%s, and keeps the input', async (_, answer, words) => {
    const { user, onChanged } = show([answer]);
    await fill(user);
    expect(await screen.findByText(words)).toBeDefined();
    expect(onChanged).not.toHaveBeenCalled();
    expect(field('原密码')).toHaveProperty('value', 'Lianxin@2026');
  });

  it('uses the server’s captcha if configured, and renews it after a refusal', async () => {
    let drawn = 0;
    const { user } = renderScreen(<ChangePasswordForm onChanged={vi.fn()} />, {
      as: 'supplierOperator',
      safeguards: { serverCaptcha: true },
      replies: [
        reply(contract.account.captcha, () => ({ captchaId: `c${(drawn += 1)}`, image: 'data:image/svg+xml;base64,PHN2Zy8+' })),
        refuse(contract.account.changePassword, 'VALIDATION', { fields: [{ path: 'vcode', message: '图形验证码错误' }] }),
      ],
    });
    await fill(user, { captcha: 'K7QX' });
    expect(await screen.findByText('图形验证码错误')).toBeDefined();
    await waitFor(() => expect(drawn).toBe(2));
    expect(field('原密码')).toHaveProperty('value', 'Lianxin@2026');
  });

  it.each([
    ['cn-l3', 'coal-and-iron', '密码须包含大写字母、小写字母、数字、符号中的至少三种', '32'],
    ['asvs', 'Coal-and-iron', '密码长度为15-64个字符', '64'],
  ] as const)('applies the rules of %s if configured', async (passwordProfile, next, words, longest) => {
    const { user } = renderScreen(<ChangePasswordForm onChanged={vi.fn()} draw={() => 'K7qp'} />, {
      as: 'supplierOperator',
      safeguards: { passwordProfile },
    });
    await fill(user, { next, again: next });
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(field('原密码').getAttribute('maxlength')).toBe(longest);
  });

  it('shows the strength while typing', async () => {
    const { user } = show();
    await screen.findByRole('form', { name: '修改密码' });
    const [first] = screen.getAllByLabelText(/^新密码/, { selector: 'input' });
    if (!first) throw new Error('the form has no field for the new password');
    await user.type(first, '123456');
    expect(screen.getByText(/密码强度：弱/)).toBeDefined();
    await user.type(first, 'Coal-and-iron');
    expect(screen.getByText(/密码强度：强/)).toBeDefined();
  });
});
