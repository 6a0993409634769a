import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { announcementReplies, announcements, nothing } from '../message.fixtures.ts';
import { AnnouncementScreen } from './announcement-screen.tsx';

const show = (at = '/', replies: readonly MockReply[] = []) =>
  renderScreen(<AnnouncementScreen />, { as: 'supplierOperator', at, replies: [...announcementReplies, ...replies] });

const reader = () => screen.findByRole('region', { name: '公告内容' });

describe('the page of announcements', () => {
  it('opens an announcement with its files, and the next one', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /元旦假期到期兑付/ }));
    const pane = within(await reader());
    expect(await pane.findByText('元旦假期到期的凭证顺延至 1 月 4 日兑付。')).toBeDefined();
    expect(pane.getByText('置顶')).toBeDefined();
    expect(pane.getByRole('link', { name: '2027 年元旦假期安排.pdf' }).getAttribute('href')).toBe('/announcements/files/AF1');
    expect(pane.getByRole('button', { name: '没有上一条' }).hasAttribute('disabled')).toBe(true);
    await user.click(pane.getByRole('button', { name: '下一条：平台例行维护通知' }));
    expect(await within(await reader()).findByText('查询不受影响')).toBeDefined();
    expect(screen.getByTestId('address').textContent).toBe('/?id=A2');
  });

  it('filters by the type in the address', async () => {
    const asked: RequestOf<typeof contract.message.listAnnouncements>[] = [];
    show('/?type=bank', [
      reply(contract.message.listAnnouncements, (request) => {
        asked.push(request);
        return { ...nothing, list: announcements.filter(({ type }) => type === 'bank'), total: 1, stateCounts: { bank: 1 } };
      }),
    ]);
    expect(await screen.findByRole('button', { name: /银行间利率调整说明/ })).toBeDefined();
    expect(asked[0]).toEqual({ page: 1, pageSize: 20, type: 'bank' });
    expect(screen.getByRole('radio', { name: /银行动态/, checked: true })).toBeDefined();
  });

  it('never shows hostile content', async () => {
    show('/?id=A1', [
      reply(contract.message.announcement, {
        ...contract.message.announcement.example.response,
        content: '<p>正文<img src="x" onerror="globalThis.hit=1"><script>globalThis.hit=1</script><a href="javascript:1">链接</a></p>',
      }),
    ]);
    const pane = await reader();
    expect(await within(pane).findByText(/正文/)).toBeDefined();
    expect(pane.querySelectorAll('[data-slot=rich-text] :is(img,script,[href])')).toHaveLength(0);
  });

  it('reports a withdrawn one, an empty list, and a failure', async () => {
    const first = show('/?id=A9', [refuse(contract.message.announcement, 'NOT_FOUND')]);
    expect(await screen.findByText('没有这条公告')).toBeDefined();
    first.unmount();
    const second = show('/', [reply(contract.message.listAnnouncements, nothing)]);
    expect(await screen.findByText('没有公告')).toBeDefined();
    second.unmount();
    show('/', [fail(contract.message.listAnnouncements, 404)]);
    expect(await screen.findByText('没有加载出来')).toBeDefined();
  });
});
