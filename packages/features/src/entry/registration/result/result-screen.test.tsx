import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '../../../platform/session/index.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { applicants, registrations } from '../registration.fixtures.ts';
import { ResultScreen } from './result-screen.tsx';

const { getDraft } = contract.registration;
const { currentUser } = contract.account;

describe('the result of a registration', () => {
  it('shows the time of submission and the next step', async () => {
    renderScreen(<ResultScreen />, {
      as: applicants.waiting,
      replies: [reply(getDraft, registrations.submitted), reply(currentUser, applicants.waiting)],
    });
    expect(await screen.findByRole('heading', { level: 1, name: '已提交，等待审核' })).toBeDefined();
    expect(screen.getByText('2026-11-18 11:20')).toBeDefined();
    expect(screen.getByRole('link', { name: '返回首页' })).toBeDefined();
  });

  it('follows the review by the profile', async () => {
    let reviewed = false;
    const { user } = renderScreen(<ResultScreen />, {
      as: applicants.waiting,
      replies: [
        reply(getDraft, () => (reviewed ? registrations.rejected : registrations.submitted)),
        reply(currentUser, () => (reviewed ? applicants.rejected : applicants.waiting)),
      ],
    });
    await screen.findByText('已提交，等待审核');
    reviewed = true;
    await user.click(screen.getByRole('button', { name: '查看最新结果' }));
    expect(await screen.findByText('营业执照影像不清晰，请重新上传')).toBeDefined();
    expect(screen.getByRole('link', { name: '修改并重新提交' }).getAttribute('href')).toContain('/place/registration.resubmit');
  });

  it('follows the review by the session', async () => {
    let reviewed = false;
    function Elsewhere() {
      const { reload } = useSession();
      return (
        <button type="button" onClick={() => void reload()}>
          别处
        </button>
      );
    }
    const { user } = renderScreen(
      <>
        <ResultScreen />
        <Elsewhere />
      </>,
      {
        as: applicants.waiting,
        replies: [
          reply(getDraft, () => (reviewed ? registrations.approved : registrations.submitted)),
          reply(currentUser, () => (reviewed ? applicants.depositDue : applicants.waiting)),
        ],
      },
    );
    await screen.findByText('已提交，等待审核');
    reviewed = true;
    await user.click(screen.getByRole('button', { name: '别处' }));
    expect(await screen.findByRole('heading', { level: 1, name: '审核通过' })).toBeDefined();
  });

  it('leads to verification after approval', async () => {
    renderScreen(<ResultScreen />, { as: applicants.depositDue, replies: [reply(getDraft, registrations.approved)] });
    expect(await screen.findByRole('region', { name: '签名证书与 PIN 码' })).toBeDefined();
    expect(await screen.findByRole('heading', { level: 1, name: '审核通过' })).toBeDefined();
    expect(screen.getByRole('link', { name: '去验证账户' }).getAttribute('href')).toContain('/place/registration.bankCheck');
  });

  it('leads back to an unsubmitted form', async () => {
    renderScreen(<ResultScreen />, { as: applicants.depositDue, replies: [reply(getDraft, registrations.blank)] });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/registration.resubmit'));
  });

  it('shows the hotline', async () => {
    const { user } = renderScreen(<ResultScreen />, { as: applicants.rejected, replies: [reply(getDraft, registrations.rejected)] });
    await user.click(await screen.findByRole('button', { name: '联系客服' }));
    expect(await screen.findByRole('link', { name: '400-000-0000' })).toBeDefined();
  });

  it('shows loading, and offers a retry after a failure', async () => {
    const { unmount } = renderScreen(<ResultScreen />, { as: applicants.depositDue, replies: [fail(getDraft, 404)] });
    expect(await screen.findByText('注册结果没有加载出来')).toBeDefined();
    unmount();
    renderScreen(<ResultScreen />, { as: applicants.depositDue, replies: [delay(getDraft)] });
    expect(await screen.findByText('正在加载')).toBeDefined();
  });
});
