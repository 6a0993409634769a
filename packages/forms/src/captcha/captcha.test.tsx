import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CountdownButton } from './countdown-button.tsx';
import { DrawnCaptcha } from './drawn-captcha.tsx';

i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
const show = (element: ReactElement) => render(<I18nProvider i18n={i18n}>{element}</I18nProvider>);

beforeEach(() => {
  // jsdom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => vi.useRealTimers());

describe('DrawnCaptcha', () => {
  it('has its characters as accessible name, and is refreshed by a click', async () => {
    const onRefresh = vi.fn();
    show(<DrawnCaptcha code="AB3d" onRefresh={onRefresh} />);
    await userEvent.click(screen.getByRole('button', { name: '图形验证码：A B 3 d。按下换一张' }));
    expect(onRefresh).toHaveBeenCalledOnce();
  });
});

describe('CountdownButton', () => {
  it('is disabled for sixty seconds after a code was sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const send = vi.fn(async () => true);
    show(<CountdownButton send={send} />);
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByRole('button', { name: /秒后重新获取/ })).toHaveProperty('disabled', true);
    await act(() => vi.advanceTimersByTimeAsync(58_000));
    expect(screen.getByRole('button', { name: /秒后重新获取/ })).toHaveProperty('disabled', true);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
    expect(send).toHaveBeenCalledOnce();
  });

  it('stays enabled when no code was sent', async () => {
    show(<CountdownButton send={async () => false} />);
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
  });
});
