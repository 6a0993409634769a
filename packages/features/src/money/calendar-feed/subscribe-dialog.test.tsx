import { contract } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { SubscribeButton } from './subscribe-button.tsx';

const { calendarFeed } = contract;
const { address } = calendarFeed.open.example.response;
const [feed] = calendarFeed.list.example.response;

async function opened(replies: readonly MockReply[]) {
  const { user } = renderScreen(<SubscribeButton label="订阅到期日历" />, { as: 'supplierOperator', replies });
  await user.click(await screen.findByRole('button', { name: '订阅到期日历' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('shows a new address once: to copy, scan and open', async () => {
  const { user, dialog } = await opened([reply(calendarFeed.list, [])]);
  expect(dialog.queryByText(address)).toBeNull();
  await user.click(await dialog.findByRole('button', { name: '生成订阅地址' }));
  expect(await dialog.findByText(address)).toBeDefined();
  expect(dialog.getByRole('img', { name: '订阅地址的二维码' })).toBeDefined();
  expect(dialog.getByRole('button', { name: '复制订阅地址' })).toBeDefined();
  expect(dialog.getByRole('link', { name: '在本机的日历程序中打开' }).getAttribute('href')).toBe(address.replace('https:', 'webcals:'));
  await user.click(dialog.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('opens by a link, and clears the address when closed', async () => {
  const { user } = renderScreen(<SubscribeButton label="订阅到期日历" />, { as: 'supplierOperator', at: '/?subscribe=1' });
  expect(await screen.findByRole('dialog', { name: '订阅到期日历' })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTestId('address').textContent).not.toContain('subscribe');
});

test('renews or ends an existing address', async () => {
  const ended = vi.fn(() => ({}));
  const { user, dialog } = await opened([reply(calendarFeed.end, ended)]);
  expect(await dialog.findByText('已有订阅地址')).toBeDefined();
  expect(dialog.getByRole('button', { name: '重新生成地址' })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '停用' }));
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ id: feed?.id }));
});

test('leaves out addresses of other enterprises', async () => {
  const { dialog } = await opened([reply(calendarFeed.list, feed ? [{ ...feed, isCurrent: false }] : [])]);
  expect(await dialog.findByRole('button', { name: '生成订阅地址' })).toBeDefined();
  expect(dialog.queryByRole('button', { name: '停用' })).toBeNull();
});

test('reports the limit, and retries after a failure', async () => {
  const { user, dialog } = await opened([reply(calendarFeed.list, []), refuse(calendarFeed.open, 'TOO_FREQUENT')]);
  await user.click(await dialog.findByRole('button', { name: '生成订阅地址' }));
  expect(await dialog.findByRole('alert')).toBeDefined();
});

test('offers a retry after a failed load', async () => {
  const { dialog } = await opened([fail(calendarFeed.list, 504)]);
  expect(await dialog.findByRole('button', { name: '重试' })).toBeDefined();
});

test('is hidden without permission to read records', () => {
  renderScreen(<SubscribeButton label="订阅到期日历" />, { as: 'groupViewer' });
  expect(screen.queryByRole('button', { name: '订阅到期日历' })).toBeNull();
});
