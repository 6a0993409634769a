import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { emptyGroupReplies, groupReplies } from '../group.fixtures.ts';
import { GroupScreen } from './group-screen.tsx';

const figure = (label: string) => (_: string, element: Element | null) => element?.tagName === 'SPAN' && element.textContent === label;

const open = (at = '/', replies: readonly MockReply[] = []) =>
  renderScreen(<GroupScreen />, { as: 'groupViewer', at, replies: [...groupReplies, ...replies] });

it('shows the group until an enterprise is selected', async () => {
  const { user } = open();
  expect(await screen.findByText(figure('128,600,000.00'))).toBeDefined();
  expect(screen.getByText(/数据时间 2026-11-20 09:42/)).toBeDefined();
  const list = within(await screen.findByRole('navigation', { name: '集团企业' }));
  await user.click(list.getByRole('button', { name: '晋北煤业运销有限公司' }));
  expect(await screen.findByText(figure('2,103,600.00'))).toBeDefined();
  expect(list.getByRole('button', { name: '晋北煤业运销有限公司' }).getAttribute('aria-current')).toBe('true');
});

it('finds an enterprise by typing, or reports none', async () => {
  const { user } = open();
  const list = within(await screen.findByRole('navigation', { name: '集团企业' }));
  await list.findByRole('button', { name: '晋北煤业运销有限公司' });
  await user.type(screen.getByRole('searchbox', { name: '按名称查找' }), '运销');
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['晋北煤业运销有限公司']);
  await user.type(screen.getByRole('searchbox', { name: '按名称查找' }), '没有');
  expect(await screen.findByText('没有名称相符的企业')).toBeDefined();
});

it('compares two enterprises, in figures and as a table', async () => {
  const { user } = open('/?enterprise=E1001&with=E1004');
  expect(await screen.findByRole('region', { name: '晋北煤业集团有限公司' })).toBeDefined();
  expect(await screen.findByRole('region', { name: '晋北煤业运销有限公司' })).toBeDefined();
  const [first] = screen.getAllByRole('radio', { name: '表' });
  await user.click(first ?? expect.fail());
  const table = within(await screen.findByRole('table', { name: /按到期月份/ }));
  expect(table.getByText('2026-12')).toBeDefined();
  expect(table.getByRole('columnheader', { name: /晋北煤业运销有限公司/ })).toBeDefined();
});

it('shows 请求有误，请稍后重试！ after a failure, with a retry', async () => {
  open('/', [fail(contract.group.figures, 504)]);
  expect(await screen.findByText('请求有误，请稍后重试！')).toBeDefined();
  expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
});

it('shows the group for an unknown enterprise, also without issuances', async () => {
  const asked: RequestOf<typeof contract.group.figures>[] = [];
  renderScreen(<GroupScreen />, {
    as: 'groupViewer',
    replies: [
      ...emptyGroupReplies,
      reply(contract.group.figures, (request) => {
        asked.push(request);
        return { ...contract.group.figures.example.response, topSuppliers: [], dueMonths: [] };
      }),
    ],
  });
  expect(await screen.findByText('还没有开立')).toBeDefined();
  expect(asked[0]).toEqual({});
});

it('reports that a picture cannot be made', async () => {
  const { user } = open('/?enterprise=E1004');
  await user.click(await screen.findByRole('button', { name: '导出' }));
  // jsdom has no canvas.
  await user.click(await screen.findByRole('menuitem', { name: '图片（.png）' }));
  expect(await screen.findByText('图片没有生成，请重试')).toBeDefined();
});
