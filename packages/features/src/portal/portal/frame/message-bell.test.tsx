import { contract } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { framed } from './framed.fixture.tsx';
import { MessageBell } from './message-bell.tsx';

const show = (replies: Parameters<typeof framed>[0]['replies'] = [], unread = 12) =>
  framed({
    as: 'supplierOperator',
    places: ['voucher.signFor'],
    replies: [reply(contract.message.unreadCount, unread), ...replies],
    children: <MessageBell />,
  });
const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the messages under the bell', () => {
  it('leads to the subject and marks the message as read', async () => {
    const read: string[] = [];
    show([
      reply(contract.message.markRead, ({ ids }) => {
        read.push(...ids);
        return {};
      }),
    ]);
    await open('消息，12 条未读');
    fireEvent.click(await screen.findByRole('button', { name: /有一笔凭证待签收/ }));
    expect(screen.getByTestId('address').textContent).toBe('/place/voucher.signFor?kind=issuance&id=I1');
    await waitFor(() => expect(read).toEqual(['M1']));
  });

  it('marks all as read, if any are unread', async () => {
    let asked: readonly string[] | undefined;
    const { unmount } = show([
      reply(contract.message.markRead, ({ ids }) => {
        asked = ids;
        return {};
      }),
    ]);
    await open('消息，12 条未读');
    fireEvent.click(await screen.findByRole('button', { name: '全部已读' }));
    await waitFor(() => expect(asked).toEqual([]));
    unmount();
    show([], 0);
    await open('消息');
    expect((await screen.findByRole('button', { name: '全部已读' })).hasAttribute('disabled')).toBe(true);
  });

  it('reports an empty list and a failure', async () => {
    const { unmount } = show([reply(contract.message.list, { list: [], total: 0, page: 1, pageSize: 10 })], 0);
    await open('消息');
    expect(await screen.findByText('没有新的消息')).toBeDefined();
    unmount();
    show([fail(contract.message.list, 500)], 0);
    await open('消息');
    expect(await screen.findByText('消息没有加载出来')).toBeDefined();
  });
});
