import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { offersFor, platformReplies } from '../financing.fixtures.ts';
import { HubScreen } from './hub-screen.tsx';

type Asked = RequestOf<typeof contract.financing.quote>;
const PLACES = ['financing.apply', 'voucher.holdings'] as const;

interface Opening {
  readonly as?: 'supplierOperator' | 'supplierReviewer';
  readonly at?: string;
  readonly replies?: readonly MockReply[];
}

function open({ as = 'supplierOperator', at = '/', replies = [] }: Opening = {}) {
  const asked: Asked[] = [];
  const quotes = reply(contract.financing.quote, (request) => {
    asked.push(request);
    return offersFor(request);
  });
  const view = renderScreen(<HubScreen />, { as, at, places: PLACES, replies: [...platformReplies, quotes, ...replies] });
  return { ...view, asked };
}

const amountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /融资申请金额/ });
const lender = (name: string) => screen.findByRole('radio', { name });
/** The values of a row of the comparison, in the order of the lenders. */
const line = (label: RegExp) =>
  within(screen.getByRole('row', { name: label }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('comparing the offers of lenders', () => {
  it('groups vouchers by issuer and due date, the earliest first, with their sums', async () => {
    open();
    const rows = within(await screen.findByRole('list', { name: '可融资凭证' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(rows.map((row) => /\d{4}-\d{2}-\d{2}/.exec(row)?.[0])).toEqual(['2026-12-08', '2027-04-16', '2027-05-06']);
    expect(rows[1]).toContain('3,554,500.00');
  });

  it('compares all lenders by net amount, with their fees and the recipients', async () => {
    open({ at: '/?group=2027-04-16.E1001' });
    await lender('建设银行');
    const nets = line(/到账净额/)
      .slice(1)
      .map((text) => Number(/[\d,.]+/.exec(text ?? '')?.[0].replaceAll(',', '')));
    expect(nets.length).toBeGreaterThan(3);
    expect(nets).toEqual(nets.toSorted((one, other) => other - one));
    expect(screen.getByRole('rowheader', { name: /平台服务费.*平台收取/ })).toBeDefined();
    expect(screen.getByRole('rowheader', { name: /综合年化成本/ })).toBeDefined();
    // All of them depend on the issuer's consent, so that without it another may pay out most.
    expect(screen.getAllByText(/净额最高/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/开立方不同意时 [\d,.]+/).length).toBeGreaterThan(0);
  });

  it('shows why a lender cannot be chosen, and tries an amount that would help', async () => {
    const { user } = open({ at: '/?group=2027-05-06.E1001' });
    expect(await screen.findByText(/该渠道对开立方的额度还差 660,000.00 元/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: '改为 1,200,000.00 元试算' }));
    expect((await amountField()).value).toBe('1,200,000.00');
    expect(await lender('省级银行')).toBeDefined();
  });

  it('updates the offers for a typed amount and date, and keeps both in the address', async () => {
    const { user, asked } = open({ at: '/?group=2027-04-16.E1001' });
    const field = await amountField();
    await user.clear(field);
    await user.type(field, '1000000');
    await user.type(screen.getByRole('textbox', { name: /希望到账日/ }), '2026-12-01{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ amount: yuan(1_000_000), wishedOn: '2026-12-01' }));
    // The first piece covers the amount alone.
    expect(asked.at(-1)?.pieces).toEqual([{ pieceId: 'Q3', version: 1 }]);
    expect(field.value.replaceAll(',', '')).toMatch(/^1000000/);
  });

  it('requests no quotes above the available amount, and shows the excess', async () => {
    const { user } = open({ at: '/?group=2027-04-16.E1001' });
    const field = await amountField();
    await user.clear(field);
    await user.type(field, '3554500.01');
    expect(await screen.findByText('超过可用金额 0.01 元')).toBeDefined();
    expect(screen.getByText('填写融资金额后比较报价')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '用此报价申请' }).disabled).toBe(true);
  });

  it('opens the application form with pieces, amount, lender and date', async () => {
    const { user } = open({ at: '/?group=2027-05-06.E1001' });
    await user.click(await lender('建设银行'));
    await user.click(screen.getByRole('button', { name: '用此报价申请' }));
    const address = screen.getByTestId('address').textContent;
    expect(address).toContain('/place/financing.apply?');
    expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toMatchObject({
      pieces: 'Q1',
      amount: '1,860,000.00',
      lender: '12',
    });
  });

  it('supports the choice by keyboard, including not financing', async () => {
    const { user } = open({ at: '/?group=2027-05-06.E1001' });
    (await lender('建设银行')).focus();
    await user.keyboard(' ');
    expect(screen.getByText('已选 建设银行')).toBeDefined();
    await user.click(await lender('暂不融资'));
    expect(screen.getByText('已选 暂不融资')).toBeDefined();
    expect(line(/到账净额/)[0]).toBe('1,860,000.00');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '用此报价申请' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: '暂不融资' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/voucher.holdings');
  });

  it('has no link to the application form for a reviewer', async () => {
    open({ as: 'supplierReviewer' });
    expect(await lender('建设银行')).toBeDefined();
    expect(screen.queryByRole('button', { name: '用此报价申请' })).toBeNull();
  });

  it('shows that there is nothing to finance, or that loading failed', async () => {
    const none = reply(contract.voucher.listFinanceable, { list: [], total: 0, page: 1, pageSize: 20 });
    const { unmount } = open({ replies: [none] });
    expect(await screen.findByText('没有可融资的凭证')).toBeDefined();
    unmount();
    open({ replies: [fail(contract.voucher.listFinanceable, 500)] });
    expect(await screen.findByText('可融资凭证没有加载出来')).toBeDefined();
  });

  it('asks again after failed quotes', async () => {
    open({ replies: [fail(contract.financing.quote, 500)] });
    expect(await screen.findByText('没有取得报价')).toBeDefined();
    expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
  });
});
