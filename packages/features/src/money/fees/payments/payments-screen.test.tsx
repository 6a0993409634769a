import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rowOf } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { feesAre, platformFees } from '../fees.fixtures.ts';
import { payments, paymentsAre } from '../payments.fixtures.ts';
import { PaymentsScreen } from './payments-screen.tsx';

const { fee } = contract;

const open = (at = '/', replies: readonly MockReply[] = []) =>
  renderScreen(<PaymentsScreen />, {
    as: 'supplierOperator',
    at,
    places: ['fees.charges', 'billing.invoicing'],
    replies: [feesAre(platformFees), paymentsAre(payments), ...replies],
  });

const unpaid = async () => within(await screen.findByRole('list', { name: '待缴费用' }));

it('lists open fees with total, and reasons of returned ones', async () => {
  open();
  const list = await unpaid();
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('3 项，合计 6,700.00 元')).toBeDefined();
  expect(list.getByText('上次缴费被退回：未查到该笔转账')).toBeDefined();
  expect(await screen.findByRole('button', { name: '复制账号' })).toBeDefined();
});

it('pays all in one transfer', async () => {
  const sent = vi.fn((_request: RequestOf<typeof fee.pay>) => fee.pay.example.response);
  const { user } = open('/', [reply(fee.pay, sent)]);
  await unpaid();
  await user.click(screen.getByRole('button', { name: '去缴费' }));
  const dialog = within(await screen.findByRole('dialog', { name: '缴费' }));
  await user.click(await dialog.findByRole('checkbox', { name: '已阅读并同意' }));
  await user.click(dialog.getByRole('button', { name: '我已缴费' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
  const asked = sent.mock.calls.map(([request]) => request);
  expect(asked.map(({ id }) => id)).toEqual(['FEE1', 'FEE2', 'FEE3']);
  expect(new Set(asked.map(({ transferKey }) => transferKey)).size).toBe(1);
});

it('shows one row for each transfer with state and invoice', async () => {
  open();
  const row = within(rowOf(await screen.findByText('JF20261111-0001')));
  for (const words of ['平台年度服务费等 2 项', '已确认', '开票中']) expect(row.getByText(words)).toBeDefined();
  expect(within(rowOf(screen.getByText('JF20261114-0004'))).getByText('确认后可开票')).toBeDefined();
});

it('offers to pay returned fees again only', async () => {
  const { user } = open();
  await unpaid();
  const row = within(rowOf(await screen.findByText('JF20261113-0003')));
  await user.click(await row.findByRole('button', { name: /重新缴费/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '缴费' }));
  expect(within(await dialog.findByRole('list', { name: '待缴项目' })).getAllByRole('listitem')).toHaveLength(1);
  expect(dialog.getByText('上次申报被退回：未查到该笔转账')).toBeDefined();
});

it('shows account, fees and invoices of a payment', async () => {
  open('/?id=JF1');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('26142000000012345678')).toBeDefined();
  expect(sheet.getByText('KP20261119-0003')).toBeDefined();
  expect(sheet.getByRole('link', { name: '查看平台年度服务费的发票' })).toBeDefined();
  expect(await sheet.findByRole('button', { name: '复制户名' })).toBeDefined();
});

it('accepts the receipt of a waiting payment', async () => {
  open('/?id=JF4');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('未上传')).toBeDefined();
  expect(sheet.getByRole('button', { name: '上传缴费凭证' })).toBeDefined();
});

it('requests the filters of the address', async () => {
  const asked: RequestOf<typeof fee.payments>[] = [];
  open('/?state=returned&search=JF&paidFrom=2026-11-01', [
    reply(fee.payments, (request) => {
      asked.push(request);
      return fee.payments.example.response;
    }),
  ]);
  expect(await screen.findByText('JF20261120-0001')).toBeDefined();
  expect(asked[0]).toMatchObject({ states: ['returned'], search: 'JF', paidFrom: '2026-11-01' });
});

it('reports empty lists and a failure', async () => {
  const shown = open('/', [feesAre([]), paymentsAre([])]);
  expect(await screen.findByText('没有待缴的平台费用。')).toBeDefined();
  expect(await screen.findByText('还没有缴费记录')).toBeDefined();
  shown.unmount();
  open('/', [fail(fee.list, 504), fail(fee.payments, 504)]);
  await waitFor(() => expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(2));
});
