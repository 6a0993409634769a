import { contract } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PersonName } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { billables, billablesAre, profileIs, requests, requestsAre } from '../billing.fixtures.ts';
import { InvoicingScreen } from './invoicing-screen.tsx';

const { billing } = contract;
const replies = [billablesAre(billables), requestsAre(requests)];

const open = (more: readonly MockReply[] = [], { as = 'supplierOperator', at = '/' }: { as?: PersonName; at?: string } = {}) =>
  renderScreen(<InvoicingScreen />, {
    as,
    at,
    places: as === 'supplierAdministrator' ? ['billing.profile'] : [],
    replies: [...replies, ...more],
  });

const figure = (label: string) => (_: string, element: Element | null) => element?.tagName === 'SPAN' && element.textContent === label;

async function choose(user: ReturnType<typeof open>['user']) {
  await screen.findByText('RZ20261118-0001');
  for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box);
  await user.click(screen.getByRole('button', { name: '申请开票' }));
  return within(await screen.findByRole('dialog', { name: '申请开票' }));
}

it('shows the total to invoice, and requests one invoice for the selection', async () => {
  const sent = vi.fn(() => billing.requestInvoice.example.response);
  const { user } = open([reply(billing.requestInvoice, sent)]);
  const sums = within((await screen.findByText('待开金额（元）')).closest('dl') ?? expect.fail());
  expect(await sums.findByText(figure('6,600.00'))).toBeDefined();
  const dialog = await choose(user);
  expect(dialog.getByText('¥ 6,600.00')).toBeDefined();
  expect(await dialog.findByText('恒信机电设备有限公司')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ feeIds: ['FEE12', 'FEE13'] }));
  expect(await screen.findByText('KP20261113-0002')).toBeDefined();
});

it('requests an invoice for fees selected elsewhere, and reports if there is none', async () => {
  const { unmount } = open([], { at: '/?fees=FEE13' });
  expect(await within(await screen.findByRole('dialog', { name: '申请开票' })).findByText('¥ 600.00')).toBeDefined();
  unmount();
  open([], { at: '/?fees=FEE99' });
  expect(await screen.findByText(/所选费用已申请开票/)).toBeDefined();
});

it('leads an administrator to a missing profile, and tells others who can enter it', async () => {
  const unsaid = profileIs({ saved: false, address: '', email: '' });
  const { user, unmount } = open([unsaid], { as: 'supplierAdministrator' });
  expect((await choose(user)).queryByRole('button', { name: '提交申请' })).toBeNull();
  expect(screen.getByRole('button', { name: '去填写开票信息' })).toBeDefined();
  unmount();
  const other = open([unsaid]);
  const dialog = await choose(other.user);
  expect(await dialog.findByText(/请管理员在/)).toBeDefined();
});

it('shows a refusal, and keeps the selection', async () => {
  const { user } = open([refuse(billing.requestInvoice, 'NOT_FOUND')]);
  const dialog = await choose(user);
  await user.click(await dialog.findByRole('button', { name: '提交申请' }));
  expect(await dialog.findByText('¥ 6,600.00')).toBeDefined();
});

it('lists requests with state and invoice, and opens one with its file', async () => {
  open([], { at: '/?view=requests&id=KP1' });
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText(/数电票26142000000012345678\.pdf/)).toBeDefined();
  expect(sheet.getByText('平台年度服务费')).toBeDefined();
  for (const words of ['KP20261119-0003', 'KP20261113-0002']) expect(await screen.findByText(words)).toBeDefined();
});

it('is read-only for a reviewer', async () => {
  open([], { as: 'supplierReviewer' });
  expect(await screen.findByText('RZ20261118-0001')).toBeDefined();
  expect(screen.queryByRole('button', { name: '申请开票' })).toBeNull();
});

it('reports an empty list and a failure', async () => {
  const { unmount } = renderScreen(<InvoicingScreen />, { as: 'supplierOperator', replies: [billablesAre([])] });
  expect(await screen.findByText('没有待开票的费用')).toBeDefined();
  unmount();
  renderScreen(<InvoicingScreen />, { as: 'supplierOperator', replies: [fail(billing.listBillable, 504)] });
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
});
