import { contract } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { assets, noAssets } from '../treasury.fixtures.ts';
import { AssetsScreen } from './assets-screen.tsx';

const places = ['voucher.holdings', 'financing.hub', 'financing.records', 'pledge.records', 'treasury.repayments'] as const;
const open = (answer = reply(contract.treasury.assets, assets)) =>
  renderScreen(<AssetsScreen />, { as: 'supplierAdministrator', places, replies: [answer] });

/** The link behind a figure. */
async function linkOf(amount: string): Promise<string | null | undefined> {
  const figures = await screen.findAllByRole('link');
  return figures.find(({ textContent }) => textContent === amount)?.getAttribute('href');
}

describe('the overview of assets', () => {
  it.each([
    ['38,614,207.56', '#/place/voucher.holdings?state=0%2C1%2C4'],
    ['30,000,000.00', '#/place/financing.hub'],
    ['820,000.00', '#/place/voucher.holdings?state=pledged'],
    ['1,162,500.25', '#/place/voucher.holdings?state=receivable&dueFrom=2026-11-20&dueTo=2026-12-20'],
    ['215,300.00', '#/place/voucher.holdings?state=overdue'],
    ['86,885.00', '#/place/financing.records?disbursedFrom=2026-01-01'],
  ])('links %s to its list', async (amount, to) => {
    open();
    expect(await linkOf(amount)).toBe(to);
  });

  it('explains each figure', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '可融资怎么算' }));
    expect(await screen.findByText(/未质押、未逾期、尚未到期/)).toBeDefined();
  });

  it('lists the largest issuers with shares and links', async () => {
    const { user } = open();
    const table = within(await screen.findByRole('table', { name: '按开立方的待收款' }));
    expect(table.getByText('其他 2 家')).toBeDefined();
    await user.click(table.getByRole('button', { name: '晋北煤业集团有限公司' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/voucher.holdings?state=receivable&issuer=E1001');
  });

  it('links dues to their vouchers', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '2026-11-19 及以前' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/voucher.holdings?state=receivable&dueTo=2026-11-19');
  });

  it('shows trend and forecast as tables as well', async () => {
    const { user } = open();
    const trend = within(await screen.findByRole('region', { name: '持有趋势' }));
    await user.click(trend.getByRole('radio', { name: '表' }));
    expect(trend.getByRole('table', { name: /持有趋势/ })).toBeDefined();
    expect(screen.getByRole('region', { name: '13 周现金预测' })).toBeDefined();
  });

  it('reports that there is nothing', async () => {
    open(reply(contract.treasury.assets, noAssets));
    expect(await screen.findAllByText('没有待收款的凭证')).toHaveLength(2);
  });

  it('offers a retry after a failure', async () => {
    open(fail(contract.treasury.assets, 500));
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});
