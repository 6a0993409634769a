import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rowOf } from '../../../platform/testing/action-rows.ts';
import type { PersonName } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { coreFees, feesAre, pageOfFees, supplierFees } from '../fees.fixtures.ts';
import { ChargesScreen } from './charges-screen.tsx';

const { fee } = contract;

interface Opened {
  readonly as?: PersonName;
  readonly at?: string;
  readonly side?: 'supplier' | 'core';
}

const open = (replies: readonly MockReply[], { as = 'supplierOperator', at = '/', side = 'supplier' }: Opened = {}) =>
  renderScreen(<ChargesScreen side={side} />, {
    as,
    at,
    places: ['financing.records', 'financing.issuer', 'pledge.records'],
    replies,
  });

const figure = (label: string) => (_: string, element: Element | null) => element?.tagName === 'SPAN' && element.textContent === label;
const line = async (name: string) => within(rowOf(await screen.findByText(name)));

describe('the fees of a supplier', () => {
  it('show totals to pay, overdue and paid', async () => {
    open([feesAre(supplierFees)]);
    const sums = within((await screen.findByText('其中逾期必缴（元）')).closest('dl') ?? expect.fail());
    for (const amount of ['6,700.00', '200.00', '90.00', '8,786.67']) expect(sums.getByText(figure(amount))).toBeDefined();
  });

  it('mark mandatory overdue ones', async () => {
    open([feesAre(supplierFees)]);
    const row = await line('企业 USB-Key 工本费');
    for (const words of ['必缴', '逾期', '2026-11-18', '每枚 200.00 元']) expect(row.getByText(words)).toBeDefined();
  });

  it('show basis and application', async () => {
    open([feesAre(supplierFees)]);
    const row = await line('RZ20261118-0001');
    expect(row.getByText('平台服务费')).toBeDefined();
    expect(row.getByText('400,000.00 元，万分之 15.00')).toBeDefined();
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['查看业务', '详情']);
  });

  it('keep a fee that was refunded, with its refund', async () => {
    const { user } = open([feesAre(supplierFees)]);
    expect((await line('ZY20261102-0001')).getByText('已退款')).toBeDefined();
    await user.click((await line('ZY20261102-0001')).getByRole('button', { name: /详情/ }));
    const one = within(await screen.findByRole('dialog'));
    for (const words of ['2026-11-19', 'TF20261119-01']) expect(await one.findByText(words)).toBeDefined();
  });

  it('ask for what the address says', async () => {
    const asked: RequestOf<typeof fee.list>[] = [];
    open(
      [
        reply(fee.list, (request) => {
          asked.push(request);
          return pageOfFees(supplierFees, request.states);
        }),
      ],
      { at: '/?state=confirmed&source=application&overdue=1&search=RZ&paidFrom=2026-11-01' },
    );
    expect(await screen.findByText('RZ20261118-0001')).toBeDefined();
    expect(asked[0]).toMatchObject({ states: ['confirmed'], source: 'application', overdue: true, search: 'RZ', paidFrom: '2026-11-01' });
  });

  it('are paid singly in the dialog', async () => {
    const sent = vi.fn(() => fee.pay.example.response);
    const { user } = open([feesAre(supplierFees), reply(fee.pay, sent)]);
    const row = within((await screen.findByText('2026-12-20')).closest('tr') ?? expect.fail());
    await user.click(row.getByRole('button', { name: /缴费/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '缴费' }));
    expect(await dialog.findByText('平台年度服务费')).toBeDefined();
    expect(dialog.getByRole('button', { name: '稍后处理' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '我已缴费' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: 'FEE2' })));
  });

  it('report an empty list and a failure', async () => {
    const { unmount } = open([feesAre([])]);
    expect(await screen.findByText('还没有费用')).toBeDefined();
    unmount();
    open([fail(fee.list, 504)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });

  it('stay visible after a refused payment', async () => {
    const { user } = open([feesAre(supplierFees), refuse(fee.pay, 'ILLEGAL_STATE')]);
    const row = within((await screen.findByText('2026-12-20')).closest('tr') ?? expect.fail());
    await user.click(row.getByRole('button', { name: /缴费/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '缴费' }));
    await user.click(dialog.getByRole('button', { name: '我已缴费' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
  });
});

it('shows a core enterprise its share of interest', async () => {
  open([feesAre(coreFees)], { as: 'coreOperator', side: 'core' });
  const sums = within((await screen.findByText('其中承担利息（元）')).closest('dl') ?? expect.fail());
  expect(sums.getByText(figure('3,480.50'))).toBeDefined();
  const row = await line('RZ20261118-0002');
  expect(row.getByText('利息')).toBeDefined();
  expect(row.getByText('400,000.00 元，年化 3.60%')).toBeDefined();
});

it('accepts the receipt of a declared fee', async () => {
  open([feesAre(supplierFees)], { at: '/?id=FEE4' });
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('未上传')).toBeDefined();
  expect(sheet.getByRole('button', { name: '上传缴费凭证' })).toBeDefined();
});
