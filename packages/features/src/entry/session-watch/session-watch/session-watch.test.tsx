import { contract } from '@lianxin/api/contract';
import { expire, reply } from '@lianxin/api/mock';
import { i18n } from '@lingui/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { messages } from '../locales/en-US.po';
import { SessionWatch } from './session-watch.tsx';

const { session, account } = contract;
const MINUTE = 60_000;
const time = (idleMs: number, absoluteMs = 600 * MINUTE, newerSignIn: { at: string; address: string } | null = null) => ({
  idleMs,
  absoluteMs,
  newerSignIn,
});

describe('a session that is about to end', () => {
  it('is not mentioned while there is time', async () => {
    renderScreen(<SessionWatch />, { as: 'supplierOperator', replies: [reply(session.time, time(30 * MINUTE))] });
    await waitFor(() => expect(screen.getByTestId('address')).toBeDefined());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is counted down and extended by any activity', async () => {
    let left = 90_000;
    renderScreen(<SessionWatch />, {
      as: 'supplierOperator',
      replies: [
        reply(session.time, () => time(left)),
        reply(session.keepAlive, () => {
          left = 30 * MINUTE;
          return time(left);
        }),
      ],
    });
    expect(await screen.findByRole('alertdialog', { name: '您还在吗' })).toBeDefined();
    expect(screen.getByRole('timer').textContent).toMatch(/^1:(?:30|2\d)$/);
    fireEvent.keyDown(document.body, { key: 'a' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is extended by its button, or by another window', async () => {
    let kept = 0;
    const { user } = renderScreen(<SessionWatch />, {
      as: 'supplierOperator',
      replies: [
        reply(session.time, time(60_000)),
        reply(session.keepAlive, () => {
          kept += 1;
          return time(30 * MINUTE);
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '继续使用' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(kept).toBeGreaterThan(0);
  });

  it('cannot be extended after twelve hours, and reports that', async () => {
    const { user } = renderScreen(<SessionWatch />, {
      as: 'supplierOperator',
      replies: [reply(session.time, time(100_000, 100_000)), expire(session.keepAlive)],
    });
    expect(await screen.findByRole('alertdialog', { name: '本次登录即将到期' })).toBeDefined();
    await user.keyboard('a');
    expect(screen.getByText(/登录满 12 小时须重新登录/)).toBeDefined();
  });
});

describe('other sign-ins', () => {
  it('are reported with time and place, and can be ended', async () => {
    let ended = 0;
    const { user } = renderScreen(<SessionWatch />, {
      as: 'supplierOperator',
      replies: [
        reply(session.time, time(30 * MINUTE, 600 * MINUTE, { at: '2026-11-20T09:41:00+08:00', address: '203.0.113.9' })),
        reply(session.endOthers, () => ({ ended: (ended += 1) })),
      ],
    });
    expect(await screen.findByText(/您的账号在别处登录.*203\.0\.113\.9/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: '结束其他登录' }));
    expect(await screen.findByText('已结束其他 1 处登录。')).toBeDefined();
  });

  it('before this one are shown after signing in', async () => {
    renderScreen(<SessionWatch />, {
      as: { ...people.supplierOperator, lastSignInAt: '2026-11-19T18:05:00+08:00', lastSignInAddress: '198.51.100.7' },
      replies: [reply(account.currentUser, people.supplierOperator)],
    });
    expect(await screen.findByText(/上次登录：.*198\.51\.100\.7/)).toBeDefined();
  });

  it('are shown in the person’s language, even if loaded later', async () => {
    renderScreen(<SessionWatch />, {
      as: { ...people.supplierOperator, lastSignInAt: '2026-11-19T18:05:00+08:00', lastSignInAddress: '198.51.100.7' },
      replies: [
        reply(account.currentUser, people.supplierOperator),
        reply(session.time, time(30 * MINUTE, 600 * MINUTE, { at: '2026-11-20T09:41:00+08:00', address: '203.0.113.9' })),
      ],
    });
    expect(await screen.findByText(/上次登录：.*198\.51\.100\.7/)).toBeDefined();
    expect(await screen.findByText(/您的账号在别处登录.*203\.0\.113\.9/)).toBeDefined();
    act(() => i18n.loadAndActivate({ locale: 'en-US', messages }));
    expect(await screen.findByText(/^Last sign-in: .*198\.51\.100\.7/)).toBeDefined();
    expect(screen.getByText(/^Your account was used elsewhere: .*203\.0\.113\.9/)).toBeDefined();
    expect(screen.queryByText(/上次登录|别处登录/)).toBeNull();
  });
});

describe('an old password', () => {
  it('is mentioned after signing in', async () => {
    renderScreen(<SessionWatch />, {
      as: { ...people.supplierOperator, passwordDue: true },
      safeguards: { passwordProfile: 'cn-l3' },
    });
    expect(await screen.findByText('您的密码已使用 90 天以上，请尽快在右上角的个人菜单中修改。')).toBeDefined();
  });
});
