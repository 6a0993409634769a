import { contract } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { emptyGroupOverview, groupOverview, largeGroupOverview } from '../group.fixtures.ts';
import { GroupTiles } from './group-tiles.tsx';

const open = (answer: MockReply = reply(contract.group.overview, groupOverview)) =>
  renderScreen(<GroupTiles />, { as: 'groupViewer', places: ['group.figures'], replies: [answer] });

it('shows group totals and enterprises, with links', async () => {
  open();
  const total = within(await screen.findByRole('region', { name: '集团合计' }));
  expect(total.getByText(/86,400,000/)).toBeDefined();
  expect(total.getByText('数据时间 2026-11-20 09:42')).toBeDefined();
  const tile = within(screen.getByRole('region', { name: '晋北煤业运销有限公司' }));
  expect(tile.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '累计开立（元）',
    '未兑付余额（元）',
    '逾期（元）',
    '已融资（元）',
  ]);
  expect(tile.getByText('1,635,600.00')).toBeDefined();
  expect(tile.getByRole('link').getAttribute('href')).toBe('#/place/group.figures?enterprise=E1004');
});

it('shows how many more enterprises there are, with a link', async () => {
  open(reply(contract.group.overview, largeGroupOverview));
  expect(await screen.findByText('另有 28 家企业，请在集团数据中查看。')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(screen.getByRole('link', { name: '查看集团数据' }).getAttribute('href')).toBe('#/place/group.figures');
});

it('reports a group without issuances', async () => {
  open(reply(contract.group.overview, emptyGroupOverview));
  expect(await screen.findByText('还没有开立')).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('shows 请求有误，请稍后重试！ after a failure, with a retry', async () => {
  open(fail(contract.group.overview, 504));
  expect(await screen.findByText('请求有误，请稍后重试！')).toBeDefined();
  expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
});
