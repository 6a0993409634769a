import { contract } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { holdings, totals } from '../voucher.fixtures.ts';
import { HoldingsScreen } from './holdings-screen.tsx';

const replies: readonly MockReply[] = [reply(contract.voucher.listHoldings, holdings), reply(contract.voucher.totals, totals)];

test('chosen pieces are transferred together', async () => {
  const { user } = renderScreen(<HoldingsScreen />, { as: 'supplierOperator', places: ['transfer.apply'], replies });
  await user.click(await screen.findByRole('checkbox', { name: /LX20261106000031721/ }));
  await user.click(screen.getByRole('checkbox', { name: /LX20261021000022077/ }));
  expect(await screen.findByText('5,146,500.00')).toBeTruthy();
  const bar = screen.getByRole('region', { name: '批量操作' });
  await user.click(Array.from(bar.querySelectorAll('button')).find((button) => button.textContent === '转让') ?? bar);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/transfer.apply?pieces=Q-000031721%2CQ-000022077'));
});

test('what cannot circulate cannot be chosen', async () => {
  renderScreen(<HoldingsScreen />, { as: 'supplierOperator', places: ['transfer.apply'], replies });
  for (const number of [/LX20261118000034217/, /LX20260910000010713/, /LX20260512000001666/]) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    expect(await screen.findByRole('checkbox', { name: number })).toHaveProperty('disabled', true);
  }
});

test('a reviewer chooses nothing and is offered no transfer', async () => {
  renderScreen(<HoldingsScreen />, {
    as: 'supplierReviewer',
    places: ['transfer.apply'],
    replies: [
      reply(contract.voucher.listHoldings, { ...holdings, list: holdings.list.map((row) => ({ ...row, acts: ['view' as const] })) }),
    ],
  });
  await screen.findAllByRole('button', { name: '详情' });
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: '转让' })).toBeNull();
});

test('acts whose screen is not built are not offered', async () => {
  renderScreen(<HoldingsScreen />, { as: 'supplierOperator', places: ['transfer.apply'], replies });
  expect(await screen.findAllByRole('button', { name: '转让' })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: '融资' })).toBeNull();
});

const address = () => screen.getByTestId('address').textContent;

test('what falls due by month leads to the list of it, by the keyboard as well', async () => {
  const { user } = renderScreen(<HoldingsScreen />, { as: 'supplierOperator', places: ['voucher.holdings'], replies });
  const byMonth = await screen.findByRole('button', { name: '按月到期' });
  byMonth.focus();
  await user.keyboard('{Enter}');
  const table = await screen.findByRole('table', { name: '按月到期' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['2026-10 及以前', '2026-12', '2027-03', '2027-11 及以后']);
  within(table).getByRole('button', { name: '2026-12' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/place/voucher.holdings?state=receivable&dueFrom=2026-12-01&dueTo=2026-12-31'));
  // The months stay, for another to be looked at.
  expect(within(table).getByRole('button', { name: '2027-03' })).toBeDefined();
  byMonth.focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('table', { name: '按月到期' })).toBeNull();
});

test('where the first and the last span are open, so is the list’s filter', async () => {
  const { user } = renderScreen(<HoldingsScreen />, { as: 'supplierOperator', places: ['voucher.holdings'], replies });
  await user.click(await screen.findByRole('button', { name: '按月到期' }));
  await user.click(await screen.findByRole('button', { name: '2026-10 及以前' }));
  await waitFor(() => expect(address()).toBe('/place/voucher.holdings?state=receivable&dueTo=2026-10-31'));
});

test('who is to be paid for nothing is offered no months', async () => {
  renderScreen(<HoldingsScreen />, {
    as: 'supplierOperator',
    replies: [
      reply(contract.voucher.listHoldings, { ...holdings, list: [], total: 0, stateCounts: {} }),
      reply(contract.voucher.totals, { ...totals, dueMonths: [] }),
    ],
  });
  await screen.findByText('30 天内到期');
  expect(screen.queryByRole('button', { name: '按月到期' })).toBeNull();
});
