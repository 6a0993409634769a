import { contract } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { holdings, totals } from '../voucher.fixtures.ts';
import { HoldingsScreen } from './holdings-screen.tsx';

const replies: readonly MockReply[] = [reply(contract.voucher.listHoldings, holdings), reply(contract.voucher.totals, totals)];

test('chosen pieces are transferred together', async () => {
  const { user } = renderScreen(<HoldingsScreen />, { as: 'supplierOperator', places: ['transfer.apply'], replies });
  await user.click(await screen.findByRole('checkbox', { name: /LX20261106000031721/ }));
  await user.click(screen.getByRole('checkbox', { name: /LX20261021000022077/ }));
  expect(screen.getByText('5,146,500.00')).toBeTruthy();
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
