import { contract } from '@lianxin/api/contract';
import { fail, type MockReply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PersonName } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { bothReplies, guarantorReplies, lenderReplies, newLenderReplies } from './lender-panel.fixtures.ts';
import { LenderPanel } from './lender-panel.tsx';

const PAGES = ['lending.pledges', 'lending.plan', 'lending.fees'] as const;

const open = (as: PersonName, replies: readonly MockReply[], places: readonly (typeof PAGES)[number][] = PAGES) =>
  renderScreen(<LenderPanel />, { as, replies, places });

const desk = async (name: string) => within(await screen.findByRole('region', { name }));
/** The value and the link of a figure, by its label. */
const figure = (region: Awaited<ReturnType<typeof desk>>, label: string) => {
  const cell = region.getByText(label).closest('div') ?? expect.fail(label);
  const link = within(cell).queryByRole('link');
  return { says: cell.textContent, href: link?.getAttribute('href') ?? undefined };
};
const ANSWERED = '由本企业担保的质押贷款';
const LENT = '由本企业放款的质押贷款';

it('shows a guarantor its pending work, pledges and due amounts, with links to the lists', async () => {
  open('guarantorOperator', guarantorReplies);
  const region = await desk(ANSWERED);
  const to = (query: string) => `#/place/lending.pledges?part=guarantor&${query}`;
  expect(figure(region, '待我处理')).toEqual({ says: '待我处理2860,000.00 元', href: to('state=mine') });
  // Loans already handed to the lender are not counted here.
  expect(figure(region, '待审核')).toEqual({ says: '待审核31,240,000.00 元', href: to('state=20%2C23') });
  expect(figure(region, '待签约')).toEqual({ says: '待签约1400,000.00 元', href: to('state=signing') });
  expect(figure(region, '待解质').href).toBe(to('state=release'));
  expect(figure(region, '质押中（元）')).toEqual({ says: '质押中（元）5,525,000.007 笔', href: to('state=50%2C51%2C60%2C61%2C70') });
  expect(figure(region, '在保金额（元）')).toEqual({ says: '在保金额（元）3,920,000.006 笔，其中逾期 1 笔', href: to('state=paid') });
  expect(figure(region, '30 天内到期本金（元）')).toEqual({
    says: '30 天内到期本金（元）1,400,000.002 笔',
    href: to('state=paid&dueFrom=2026-11-20&dueTo=2026-12-18'),
  });
});

it('shows a lender the disbursements instead of the signatures', async () => {
  open('lenderReviewer', lenderReplies);
  const region = await desk(LENT);
  expect(figure(region, '待放款')).toEqual({ says: '待放款2496,000.00 元', href: '#/place/lending.pledges?part=funder&state=payout' });
  expect(region.queryByText('待签约')).toBeNull();
  expect(screen.queryByRole('region', { name: ANSWERED })).toBeNull();
});

it('shows the two roles of a lender that is also a guarantor separately', async () => {
  open('guarantorOperator', bothReplies);
  expect(await screen.findByRole('region', { name: ANSWERED })).toBeDefined();
  expect(screen.getByRole('region', { name: LENT })).toBeDefined();
});

it('shows the remaining plan of this week and this month, with a link', async () => {
  open('lenderOperator', lenderReplies);
  const plan = await desk('资金计划');
  expect(await plan.findByRole('img', { name: /^本月资金计划：已流出/ })).toBeDefined();
  expect(plan.getAllByText(/剩余/)).toHaveLength(2);
  expect(plan.getByRole('link', { name: '本月' }).getAttribute('href')).toBe('#/place/lending.plan?period=month');
});

it('shows the fees due, with a link', async () => {
  open('guarantorReviewer', guarantorReplies);
  const fees = await desk('应收应付费用');
  expect((await fees.findByRole('link', { name: '6,400.00' })).getAttribute('href')).toBe(
    '#/place/lending.fees?direction=receivable&state=due%2Creversed',
  );
  expect(figure(fees, '应付未付（元）').says).toContain('1,260.50');
});

it('requests no data for pages that an administrator does not have, and shows no pending work', async () => {
  open('guarantorAdministrator', guarantorReplies, ['lending.pledges']);
  const region = await desk(ANSWERED);
  expect(region.queryByText('待我处理')).toBeNull();
  expect(screen.queryByRole('region', { name: '资金计划' })).toBeNull();
  expect(screen.queryByRole('region', { name: '应收应付费用' })).toBeNull();
});

it('shows that there are no pledges and no plan yet', async () => {
  open('lenderOperator', newLenderReplies);
  expect(await screen.findByText('还没有质押')).toBeDefined();
  expect(await screen.findByText('本期没有资金计划')).toBeDefined();
  expect(await screen.findAllByText('0.00')).toHaveLength(3);
});

it('a failure of one part leaves the others unaffected', async () => {
  open('guarantorOperator', [...guarantorReplies, fail(contract.pledge.desk, 500)]);
  expect(await within(await screen.findByRole('region', { name: '质押业务' })).findByRole('button', { name: '重试' })).toBeDefined();
  expect(await screen.findByText('6,400.00')).toBeDefined();
});
