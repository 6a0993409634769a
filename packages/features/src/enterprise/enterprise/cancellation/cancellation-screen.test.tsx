import { contract } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { CancellationScreen } from './cancellation-screen.tsx';

const { enterprise, signature } = contract;
const free = enterprise.cancellation.example.response;
const blocked = { ...free, checks: free.checks.map((one) => ({ ...one, left: one.check === 'held' ? 2 : 0 })) };
const submitted = enterprise.cancel.example.response;

const open = (replies: readonly MockReply[] = []) => renderScreen(<CancellationScreen />, { as: 'supplierAdministrator', replies });

test('lists open items, and offers no request while there are any', async () => {
  open([reply(enterprise.cancellation, blocked)]);
  const list = within(await screen.findByRole('list', { name: '注销条件' }));
  expect(list.getByText('剩余 2 笔')).toBeDefined();
  expect(list.getAllByText('已满足')).toHaveLength(5);
  expect(screen.getByText('上方条件全部满足后才能申请。')).toBeDefined();
  expect(screen.queryByRole('button', { name: '签名并申请注销' })).toBeNull();
});

test('names law and period of what is kept', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: '依法保留的数据' }));
  expect(list.getByText(/《反洗钱法》第三十四条/)).toBeDefined();
});

test('asks for a reason and confirmation of the consequences', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '签名并申请注销' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /注销原因/ }).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('is requested with a signature over the elements shown', async () => {
  const asked = vi.fn(() => submitted);
  const prepared = vi.fn(() => signature.prepare.example.response);
  const { user } = open([reply(enterprise.cancel, asked), reply(signature.prepare, prepared)]);
  await user.type(await screen.findByRole('textbox', { name: /注销原因/ }), '企业合并');
  await user.click(screen.getByRole('checkbox', { name: /已了解注销的后果/ }));
  await user.click(screen.getByRole('button', { name: '签名并申请注销' }));
  const dialog = within(await screen.findByRole('dialog', { name: '签名确认' }));
  await user.type(await dialog.findByLabelText(/PIN/), '123456');
  await user.click(dialog.getByRole('button', { name: /签名并申请注销/ }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ reason: '企业合并' })));
  expect(prepared).toHaveBeenCalledWith({ act: 'cancellationApply', subjectId: 'E1002', version: 0 });
});

test('waits for the platform, and can be withdrawn', async () => {
  const back = vi.fn(() => free);
  const { user } = open([reply(enterprise.cancellation, submitted), reply(enterprise.withdrawCancel, back)]);
  expect(await screen.findByText('注销申请审核中')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '撤回申请' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回申请' }));
  await waitFor(() => expect(back).toHaveBeenCalledWith({ id: 'Z1', version: 1 }));
});

test('shows why it was rejected', async () => {
  const { request } = submitted;
  open([
    reply(enterprise.cancellation, { ...free, request: request && { ...request, state: 'rejected', rejectionReason: '尚有未决诉讼' } }),
  ]);
  expect(await screen.findByText('尚有未决诉讼')).toBeDefined();
});

test('offers a retry after a failure', async () => {
  open([fail(enterprise.cancellation, 504)]);
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
});
