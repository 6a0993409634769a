import { contract } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { messageReplies } from '../message.fixtures.ts';
import { NotificationScreen } from './notification-screen.tsx';

const show = (at = '/', replies: readonly MockReply[] = []) =>
  renderScreen(<NotificationScreen />, {
    as: 'supplierOperator',
    at,
    places: ['voucher.signFor'],
    replies: [...messageReplies, ...replies],
  });

const reader = () => screen.findByRole('region', { name: '消息内容' });

describe('messages in the help centre', () => {
  it('opens a message, marks it as read and links to its subject', async () => {
    const marked: string[] = [];
    const { user } = show('/', [
      reply(contract.message.markRead, ({ ids }) => {
        marked.push(...ids);
        return {};
      }),
    ]);
    expect(await screen.findByText('选择一条消息')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: /有一笔凭证待签收/ }));
    expect(screen.getByTestId('address').textContent).toBe('/?id=M1');
    await user.click(await within(await reader()).findByRole('button', { name: '查看业务' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/voucher.signFor?kind=issuance&id=I1');
    await waitFor(() => expect(marked).toEqual(['M1']));
  });

  it('opens the message of a link', async () => {
    show('/?id=M3');
    expect(await within(await reader()).findByRole('heading', { name: '转让已签收' })).toBeDefined();
  });

  it('reports an unknown message', async () => {
    const { unmount } = show('/?id=M9', [refuse(contract.message.detail, 'NOT_FOUND')]);
    expect(await screen.findByText('没有这条消息')).toBeDefined();
    unmount();
    show('/?id=%3Cx%3E');
    expect(await screen.findByText('没有这条消息')).toBeDefined();
  });

  it('offers a retry after a failure', async () => {
    show('/?id=M1', [fail(contract.message.detail, 404)]);
    expect(await screen.findByText('消息没有加载出来')).toBeDefined();
  });

  it('are none for the data role', async () => {
    renderScreen(<NotificationScreen />, { as: 'groupViewer' });
    expect(await screen.findByText('数据角色不接收业务消息。')).toBeDefined();
  });
});
