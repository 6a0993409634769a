import { contract } from '@lianxin/api/contract';
import { refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rowOf } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { first, pageOf } from '../../../platform/testing/world/example.ts';
import { invoiceIs, invoices, invoicesAre } from './papers.fixtures.ts';
import { PapersScreen } from './papers-screen.tsx';

const { tradeContract, tradeInvoice } = contract;
const free = first(invoices);
const used = first(invoices.filter(({ usedAmount }) => usedAmount > 0n));

const open = (replies: readonly MockReply[] = [], as: 'coreOperator' | 'coreReviewer' = 'coreOperator', at = '/') =>
  renderScreen(<PapersScreen />, { as, at, replies: [invoicesAre(invoices), ...replies] });
const row = async (number: string) => within(rowOf(await screen.findByText(number)));
async function choose(user: ReturnType<typeof open>['user'], number: string, act: string) {
  const found = await row(number);
  const shown = found.queryByRole('button', { name: act });
  if (shown) return user.click(shown);
  await user.click(found.getByRole('button', { name: new RegExp(`更多|${number}`) }));
  return user.click(await screen.findByRole('menuitem', { name: act }));
}

it('shows verification, and warns of used invoices that are void', async () => {
  open();
  expect((await row('08849991')).getByText('不一致')).toBeDefined();
  expect(screen.getByText('有争议')).toBeDefined();
  expect(screen.getByText(/有 1 张已占用的发票/)).toBeDefined();
});

it('is read-only without permission', async () => {
  renderScreen(<PapersScreen />, { as: 'coreReviewer', replies: [invoicesAre(invoices.map((one) => ({ ...one, acts: [] })))] });
  await row(free.number);
  expect(screen.queryByRole('button', { name: '登记发票' })).toBeNull();
  expect(screen.queryByRole('button', { name: /查验/ })).toBeNull();
});

it('verifies an invoice again', async () => {
  const sent = vi.fn(() => tradeInvoice.verify.example.response);
  const { user } = open([reply(tradeInvoice.verify, sent)]);
  await choose(user, free.number, '重新查验');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ ids: [free.id] }));
});

it('asks for the reason of a dispute', async () => {
  const sent = vi.fn(() => tradeInvoice.dispute.example.response);
  const { user } = open([reply(tradeInvoice.dispute, sent)]);
  await choose(user, free.number, '标记争议');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), '货物短少');
  await user.click(dialog.getByRole('button', { name: '标记争议' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: free.id, version: 0, reason: '货物短少' }));
});

it('shows an invoice with its uses', async () => {
  open([invoiceIs(used)], 'coreOperator', `/?id=${used.id}`);
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('KL20261109000123')).toBeDefined();
});

it('links to an existing invoice, and keeps the input', async () => {
  const { user } = open([refuse(tradeInvoice.save, 'DUPLICATE'), invoiceIs(free)]);
  await user.click(await screen.findByRole('button', { name: '登记发票' }));
  const dialog = within(await screen.findByRole('dialog', { name: '登记发票' }));
  await user.click(dialog.getByRole('combobox', { name: /销售方/ }));
  await user.click(await screen.findByRole('option', { name: '恒信机电设备有限公司' }));
  await user.type(dialog.getByLabelText('发票号码'), free.number);
  await user.type(dialog.getByLabelText('开票日期'), '2026-11-09');
  await user.type(dialog.getByLabelText('金额（不含税）'), '1000');
  await user.type(dialog.getByLabelText('价税合计'), '1130');
  await user.type(dialog.getByLabelText('货物或服务名称'), '变频器');
  await user.click(dialog.getByRole('button', { name: '保存发票' }));
  expect(await dialog.findByText('该发票已登记')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>('发票号码').value).toBe(free.number);
  await user.click(dialog.getByRole('button', { name: '查看已登记的发票' }));
  expect(await screen.findByText('占用明细')).toBeDefined();
});

it('lists contracts with their uses', async () => {
  const listed = vi.fn(() => pageOf([first(tradeContract.listManaged.example.response.list)]));
  open([reply(tradeContract.listManaged, listed)], 'coreOperator', '/?view=contracts');
  const found = await row('JBMY-CG-2026-0873');
  expect(found.getByText('1,412,000')).toBeDefined();
  expect(listed).toHaveBeenCalledWith({ page: 1, pageSize: 20 });
});
