import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fullOverview } from '../workbench/workbench.fixtures.ts';
import { HomeScreen } from './home-screen.tsx';

it('shows a visitor the way in and the news', async () => {
  renderScreen(<HomeScreen />);
  expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('#/place/access.signIn');
  expect(await screen.findByText('2027 年元旦假期到期兑付顺延安排')).toBeDefined();
});

it('leads from a figure to the list behind it', async () => {
  renderScreen(<HomeScreen />, {
    as: 'supplierOperator',
    replies: [reply(contract.workbench.overview, fullOverview)],
    places: ['voucher.holdings'],
  });
  const held = await screen.findAllByRole('link', { name: '38,614,207.56' });
  expect(held[0]?.getAttribute('href')).toBe('#/place/voucher.holdings?state=0');
});

it('asks for nothing while the enterprise is under review: what stands before the page says why', async () => {
  renderScreen(<HomeScreen />, { as: 'administratorUnderReview' });
  expect(await screen.findByRole('heading', { level: 1, name: '冯平，您好' })).toBeDefined();
  expect(screen.queryByText('工作台没有加载出来')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads the data role to the group it may look at', async () => {
  renderScreen(<HomeScreen />, { as: 'groupViewer', places: ['group.figures'] });
  expect((await screen.findByRole('link', { name: '查看集团数据' })).getAttribute('href')).toBe('#/place/group.figures');
});
