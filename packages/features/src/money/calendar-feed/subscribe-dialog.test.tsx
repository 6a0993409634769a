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

test('an address is made when it is asked for, and shown this once: to copy, to scan and to open', async () => {
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

test('another page leads to the dialog itself, and what is closed is no more in the address', async () => {
  const { user } = renderScreen(<SubscribeButton label="订阅到期日历" />, { as: 'supplierOperator', at: '/?subscribe=1' });
  expect(await screen.findByRole('dialog', { name: '订阅到期日历' })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTestId('address').textContent).not.toContain('subscribe');
});

test('who has one is told so, and renews or ends it', async () => {
  const ended = vi.fn(() => ({}));
  const { user, dialog } = await opened([reply(calendarFeed.end, ended)]);
  expect(await dialog.findByText('已有订阅地址')).toBeDefined();
  expect(dialog.getByRole('button', { name: '重新生成地址' })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '停用' }));
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ id: feed?.id }));
});

test('one of another enterprise is not this one’s', async () => {
  const { dialog } = await opened([reply(calendarFeed.list, feed ? [{ ...feed, isCurrent: false }] : [])]);
  expect(await dialog.findByRole('button', { name: '生成订阅地址' })).toBeDefined();
  expect(dialog.queryByRole('button', { name: '停用' })).toBeNull();
});

test('too many at once are refused in words, and what did not come is asked for again', async () => {
  const { user, dialog } = await opened([reply(calendarFeed.list, []), refuse(calendarFeed.open, 'TOO_FREQUENT')]);
  await user.click(await dialog.findByRole('button', { name: '生成订阅地址' }));
  expect(await dialog.findByRole('alert')).toBeDefined();
});

test('offers another try where the addresses did not come', async () => {
  const { dialog } = await opened([fail(calendarFeed.list, 504)]);
  expect(await dialog.findByRole('button', { name: '重试' })).toBeDefined();
});

test('is nothing for who may not read the records', () => {
  renderScreen(<SubscribeButton label="订阅到期日历" />, { as: 'groupViewer' });
  expect(screen.queryByRole('button', { name: '订阅到期日历' })).toBeNull();
});
