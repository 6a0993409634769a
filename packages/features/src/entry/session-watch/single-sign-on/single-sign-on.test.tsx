import { contract } from '@lianxin/api/contract';
import { disconnect, refuse, reply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enteredByPartner } from '../../../platform/session/index.ts';
import { people } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { SingleSignOn } from './single-sign-on.tsx';

const { enter } = contract.singleSignOn;
const opened = { uuid: 'u', token: 'marker', user: people.supplierOperator, partnerName: '用友' };
const question = {
  code: 'code-of-the-yes',
  present: { displayName: '赵晓东', enterpriseName: '晋北煤业集团有限公司' },
  wanted: { displayName: '王海燕', enterpriseName: '恒信机电设备有限公司' },
};
let codes = 0;
const fresh = () => `canary-${(codes += 1)}`;

beforeEach(() => sessionStorage.clear());

describe('coming from a partner', () => {
  it('opens a session with a notice, and remembers only the way of entry', async () => {
    const onDone = vi.fn<() => void>();
    const code = fresh();
    const asked: unknown[] = [];
    renderScreen(<SingleSignOn code={code} partner="yongYou" onDone={onDone} />, {
      replies: [
        reply(enter, (request) => {
          asked.push(request);
          return opened;
        }),
      ],
    });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(asked).toEqual([{ code, partner: 'yongYou' }]);
    expect(await screen.findByText(/您已从用友进入/)).toBeDefined();
    expect(enteredByPartner()).toBe(true);
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.body.innerHTML])).not.toContain(code);
  });

  it('asks if another person is signed in, and switches on confirmation', async () => {
    const onDone = vi.fn<() => void>();
    const { user } = renderScreen(<SingleSignOn code={fresh()} onDone={onDone} />, {
      replies: [reply(enter, ({ code }) => (code === question.code ? opened : { partnerName: '用友', question }))],
    });
    expect(await screen.findByRole('heading', { name: '要更换登录的用户吗' })).toBeDefined();
    expect(screen.getByText('晋北煤业集团有限公司')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '更换用户' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it('changes nothing on refusal', async () => {
    const onDone = vi.fn<() => void>();
    const { user } = renderScreen(<SingleSignOn code={fresh()} onDone={onDone} />, {
      replies: [reply(enter, { partnerName: '用友', question })],
    });
    await user.click(await screen.findByRole('button', { name: '保持当前登录' }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(enteredByPartner()).toBe(false);
  });

  it('explains a used code, without a retry', async () => {
    renderScreen(<SingleSignOn code={fresh()} onDone={() => undefined} />, { replies: [refuse(enter, 'SIGN_ON_CODE_INVALID')] });
    expect(await screen.findByRole('heading', { name: '登录链接已失效' })).toBeDefined();
    expect(screen.getByText(/请回到原系统重新点击进入/)).toBeDefined();
    expect(screen.getByRole('link', { name: '用户名登录' }).getAttribute('href')).toBe('#/place/access.signIn');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('retries the same code after a network failure', async () => {
    const { user } = renderScreen(<SingleSignOn code={fresh()} onDone={() => undefined} />, { replies: [disconnect(enter)] });
    expect(await screen.findByRole('heading', { name: '暂时不能登录' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '暂时不能登录' })).toBeDefined();
  });
});
