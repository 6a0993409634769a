import { contract, MessageId, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { i18n } from '@lingui/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { messageReplies, messages, nothing } from '../message.fixtures.ts';
import { MessageScreen } from './message-screen.tsx';

const PLACES = ['voucher.signFor'] as const;

function open({
  at = '/',
  as = 'supplierOperator',
  replies = [],
}: { at?: string; as?: 'supplierOperator' | 'groupViewer'; replies?: readonly MockReply[] } = {}) {
  const asked: RequestOf<typeof contract.message.list>[] = [];
  const marked: string[][] = [];
  const given = [
    reply(contract.message.list, (request) => {
      asked.push(request);
      return { ...nothing, list: [...messages], total: 4, stateCounts: { task: 1, due: 1, result: 1, system: 1 } };
    }),
    reply(contract.message.markRead, ({ ids }) => {
      marked.push([...ids]);
      return {};
    }),
  ];
  return {
    ...renderScreen(<MessageScreen />, { as, at, places: PLACES, replies: [...messageReplies, ...given, ...replies] }),
    asked,
    marked,
  };
}

const row = async (title: RegExp) => screen.findByRole('button', { name: title });

describe('the page of messages', () => {
  it('shows unread state, type, and time in Shanghai', async () => {
    open();
    const unread = await row(/签收期限将至/);
    expect(within(unread).getByText('未读')).toBeDefined();
    expect(within(unread).getByText('到期')).toBeDefined();
    expect(within(unread).getByText('2026-11-17 09:00')).toBeDefined();
    expect(within(await row(/转让已签收/)).queryByText('未读')).toBeNull();
    expect(screen.getByText('2 条未读')).toBeDefined();
  });

  it('groups by day or month, and marks what is done', async () => {
    const at = (createdAt: string) => ({ createdAt, readAt: createdAt });
    const now = new Date().toISOString();
    const [first, second] = messages;
    if (!first || !second) throw new Error('the fixtures lost a message');
    const list = [
      { ...first, ...at(now), isDone: true },
      { ...second, ...at('2026-01-05T02:00:00.000Z'), isDone: false },
      { ...second, ...at('2026-01-04T02:00:00.000Z'), id: MessageId.parse('M8'), isDone: null },
    ];
    open({ replies: [reply(contract.message.list, { ...nothing, list, total: 3 })] });
    expect(within(await row(/有一笔凭证待签收/)).getByText('已办')).toBeDefined();
    for (const one of screen.getAllByRole('button', { name: /签收期限将至/ })) expect(within(one).getByText('到期')).toBeDefined();
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toContain('今天');
    expect(headings.filter((text) => text === '2026年1月')).toHaveLength(1);
  });

  it('shows messages in the current language, old ones as written', async () => {
    const { response: example } = contract.message.detail.example;
    const old = { ...example, id: MessageId.parse('M9'), kind: null, parameters: {}, title: '旧的标题', content: '旧的内容' };
    const list = [...messages.slice(0, 2), old];
    open({ replies: [reply(contract.message.list, { ...nothing, list, total: 3 })] });
    await row(/有一笔凭证待签收/);
    act(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));
    const due = await row(/The time to sign for it ends soon/);
    expect(within(due).getByText('CNY 640,000.00').className).toContain('whitespace-nowrap');
    expect(within(await row(/A voucher awaits your signature/)).getByText(/Issued by 晋北煤业集团有限公司/)).toBeDefined();
    expect(await row(/旧的标题/)).toBeDefined();
  });

  it('keeps amount and unit on one line', async () => {
    open();
    const amount = within(await row(/签收期限将至/)).getByText('金额 640,000.00 元');
    expect(amount.className).toContain('whitespace-nowrap');
  });

  it('marks a message as read and opens its subject', async () => {
    const { user, marked } = open();
    await user.click(await row(/有一笔凭证待签收/));
    expect(screen.getByTestId('address').textContent).toBe('/place/voucher.signFor?kind=issuance&id=I1');
    await waitFor(() => expect(marked).toEqual([['M1']]));
  });

  it('stays without a subject, and marks once', async () => {
    const { user, marked } = open();
    await user.click(await row(/签名证书有效期提醒/));
    expect(screen.getByTestId('address').textContent).toBe('/');
    expect(marked).toEqual([]);
  });

  it('marks all as read', async () => {
    const { user, marked } = open();
    await row(/有一笔凭证待签收/);
    await user.click(screen.getByRole('button', { name: '全部已读' }));
    await waitFor(() => expect(marked).toEqual([[]]));
  });

  it('requests the filters of the address, and updates it', async () => {
    const { user, asked } = open({ at: '/?type=due&read=unread&from=2026-11-01&to=2026-11-20&search=签收' });
    await row(/签收期限将至/);
    expect(asked[0]).toMatchObject({ type: 'due', unreadOnly: true, from: '2026-11-01', to: '2026-11-20', search: '签收' });
    await user.click(screen.getByRole('radio', { name: /结果/ }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('type=result'));
  });

  it('ignores an invalid type or day', async () => {
    const { asked } = open({ at: '/?type=other&from=tomorrow' });
    await row(/签收期限将至/);
    expect(asked[0]).toEqual({ page: 1, pageSize: 20 });
  });

  it('distinguishes no messages from no matches', async () => {
    const none = reply(contract.message.list, nothing);
    const { unmount } = open({ replies: [none] });
    expect(await screen.findByText('没有新的消息')).toBeDefined();
    unmount();
    open({ at: '/?search=x', replies: [none] });
    expect(await screen.findByText('没有符合条件的内容')).toBeDefined();
  });

  it('offers a retry after a failure', async () => {
    open({ replies: [fail(contract.message.list, 404)] });
    expect(await screen.findByText('没有加载出来')).toBeDefined();
  });

  it('is empty for the data role', async () => {
    const { asked } = open({ as: 'groupViewer' });
    expect(await screen.findByText('数据角色不接收业务消息。')).toBeDefined();
    expect(asked).toEqual([]);
  });
});
