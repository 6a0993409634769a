import { contract } from '@lianxin/api/contract';
import { refuse, reply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi, beforeEach } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

beforeEach(() => localStorage.clear());

const fill = async (user: ReturnType<typeof renderScreen>['user']) => {
  await user.type(screen.getByLabelText('用户名'), 'supplier-op');
  await user.type(screen.getByLabelText('密码'), 'Lianxin@2026');
};

describe('signing in', () => {
  it('reports what is missing and focuses the first', async () => {
    const { user } = renderScreen(<SignInScreen />);
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByText('请输入用户名！')).toBeDefined();
    expect(screen.getByText('请输入密码！')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('用户名'));
  });

  it('works with Enter and reports success', async () => {
    const onSignedIn = vi.fn();
    const { user } = renderScreen(<SignInScreen onSignedIn={onSignedIn} />);
    await fill(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it('says that cookies are blocked where the session would not come back', async () => {
    const onSignedIn = vi.fn();
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const { user } = renderScreen(<SignInScreen onSignedIn={onSignedIn} />);
    await fill(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/浏览器阻止了本站的 Cookie/)).toBeDefined();
    expect(onSignedIn).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it('shows the refusal below the form and focuses the password', async () => {
    const { user } = renderScreen(<SignInScreen />, { replies: [refuse(contract.account.login, 'CREDENTIALS_WRONG')] });
    await fill(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('alert').some((one) => one.textContent !== '')).toBe(true));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('密码')));
  });

  it('shows a captcha on demand, and renews it on click', async () => {
    let drawn = 0;
    const { user } = renderScreen(<SignInScreen />, {
      replies: [
        refuse(contract.account.login, 'CAPTCHA_REQUIRED'),
        reply(contract.account.captcha, () => ({ captchaId: `c${(drawn += 1)}`, image: 'data:image/svg+xml;base64,PHN2Zy8+' })),
      ],
    });
    await fill(user);
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: '看不清，换一张' }));
    await waitFor(() => expect(drawn).toBe(2));
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByText('请输入验证码！')).toBeDefined();
  });

  it('shows user agreement and privacy policy', async () => {
    const { user } = renderScreen(<SignInScreen />);
    await user.click(screen.getByRole('button', { name: '用户协议' }));
    expect(await screen.findByRole('dialog', { name: '用户协议' })).toBeDefined();
  });

  it('offers the plug-ins of signing devices', async () => {
    const { user } = renderScreen(<SignInScreen />);
    await user.click(screen.getByRole('button', { name: '下载中心' }));
    const centre = within(await screen.findByRole('dialog', { name: '下载中心' }));
    expect((await centre.findAllByRole('link', { name: /^下载 / })).length).toBeGreaterThan(0);
    expect(centre.queryByText('证书与本人')).toBeNull();
  });

  it('leads to a new password, with the typed name', async () => {
    const { user } = renderScreen(<SignInScreen />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: '忘记密码' }));
    const dialog = within(await screen.findByRole('dialog', { name: '忘记密码' }));
    expect(dialog.getByLabelText('用户名')).toHaveProperty('value', 'supplier-op');
  });

  it('remembers only the user name', async () => {
    const { user, unmount } = renderScreen(<SignInScreen onSignedIn={() => undefined} />);
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: '记住用户名' }));
    await user.click(screen.getByRole('button', { name: '登录' }));
    unmount();
    renderScreen(<SignInScreen />);
    expect(screen.getByDisplayValue('supplier-op')).toBe(screen.getByLabelText('用户名'));
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('2026');
  });
});

// Last, because what is stored then lasts as long as the page.
describe('in a browser that denies storage', () => {
  it('signing in works all the same', async () => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny);
    const onSignedIn = vi.fn();
    const { user } = renderScreen(<SignInScreen onSignedIn={onSignedIn} />);
    await fill(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    vi.restoreAllMocks();
  });
});
