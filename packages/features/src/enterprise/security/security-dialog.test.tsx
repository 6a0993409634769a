import { contract } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import type { PersonName } from '../../platform/testing/index.ts';
import { SecurityDialog } from './security-dialog.tsx';

const { account, calendarFeed, session } = contract;

const open = (replies: readonly MockReply[] = [], as: PersonName = 'supplierOperator') =>
  renderScreen(<SecurityDialog onClose={() => undefined} />, { as, replies });
const turnTo = async (user: ReturnType<typeof open>['user'], name: string) => user.click(await screen.findByRole('tab', { name }));

describe('sign-ins', () => {
  test('shows live sign-ins, and ends another one', async () => {
    const ended = vi.fn(() => ({ ended: 1 }));
    const { user } = open([reply(session.end, ended)]);
    const list = within(await screen.findByRole('list', { name: '当前在线' }));
    expect(list.getByText('本次登录')).toBeDefined();
    await user.click(list.getByRole('button', { name: /结束 Safari · iPhone 上的登录/ }));
    await waitFor(() => expect(ended).toHaveBeenCalledWith({ id: 'N2' }));
  });

  test('ends all others at once, if there are any', async () => {
    const ended = vi.fn(() => ({ ended: 1 }));
    const { user } = open([reply(session.endOthers, ended)]);
    await user.click(await screen.findByRole('button', { name: '结束其他全部登录' }));
    await waitFor(() => expect(ended).toHaveBeenCalled());
  });

  test('reports one that has ended meanwhile', async () => {
    const { user } = open([refuse(session.end, 'NOT_FOUND')]);
    await user.click(await screen.findByRole('button', { name: /结束 Safari/ }));
    expect(await screen.findByText('未找到该记录')).toBeDefined();
  });

  test('lists calendar feeds, and ends one', async () => {
    const ended = vi.fn(() => ({}));
    const { user } = open([reply(calendarFeed.end, ended)]);
    const list = within(await screen.findByRole('list', { name: '日历订阅' }));
    expect(list.getByText('恒信机电设备有限公司')).toBeDefined();
    expect(list.getByText('2026-11-20 09:42 生成，最近读取 2026-11-25 08:00')).toBeDefined();
    await user.click(list.getByRole('button', { name: '停用恒信机电设备有限公司的日历订阅' }));
    await waitFor(() => expect(ended).toHaveBeenCalledWith({ id: 'F1' }));
  });

  test('reports that there are no feeds', async () => {
    open([reply(calendarFeed.list, [])]);
    expect(await screen.findByText('没有日历在读取到期日。')).toBeDefined();
  });

  test('lists past sign-ins with device, address and partner', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: '登录记录' }));
    expect(list.getByText('2026-11-20 09:00')).toBeDefined();
    expect(list.getByText(/由用友单点登录/)).toBeDefined();
  });

  test('offers a retry after a failure', async () => {
    open([fail(session.list, 504)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});

describe('masked data', () => {
  test('are shown in full on request, and the record is reloaded', async () => {
    const asked = vi.fn(() => account.reveals.example.response);
    const { user } = open([reply(account.reveals, asked)]);
    await turnTo(user, '敏感信息');
    expect(screen.queryByText('13900000005')).toBeNull();
    await user.click(await screen.findByRole('button', { name: '显示完整信息' }));
    expect(await screen.findByText('13900000005')).toBeDefined();
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
    expect(within(screen.getByRole('list', { name: '查看记录' })).getByText('银行账号')).toBeDefined();
  });
});

test('lists consents with version and enterprise', async () => {
  const { user } = open();
  await turnTo(user, '同意记录');
  const list = within(await screen.findByRole('list', { name: '同意记录' }));
  expect(list.getByRole('button', { name: '《用户协议》' })).toBeDefined();
  expect(list.getByText('恒信机电设备有限公司')).toBeDefined();
});

describe('a person’s data', () => {
  test('are exported with the password', async () => {
    const asked = vi.fn(() => account.exportData.example.response);
    const made = vi.fn(() => 'blob:1');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }));
    const { user } = open([reply(account.exportData, asked)]);
    await turnTo(user, '我的数据');
    await user.click(await screen.findByRole('button', { name: '导出' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.type(question.getByLabelText(/登录密码/), 'Lianxin@2026');
    await user.click(question.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ password: btoa('Lianxin@2026') }));
    await waitFor(() => expect(made).toHaveBeenCalled());
  });

  test('are not exported with a wrong password, with the error at its field', async () => {
    const { user } = open([refuse(account.exportData, 'PASSWORD_WRONG')]);
    await turnTo(user, '我的数据');
    await user.click(await screen.findByRole('button', { name: '导出' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.type(question.getByLabelText(/登录密码/), 'Wrong@2026');
    await user.click(question.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(question.getByLabelText(/登录密码/).getAttribute('aria-invalid')).toBe('true'));
  });

  test('kept by law are listed with law and period; erasing the rest is requested and withdrawn', async () => {
    const { request } = account.requestErasure.example.response;
    const asked = vi.fn(() => account.requestErasure.example.response);
    const { user } = open([reply(account.requestErasure, asked)], 'groupViewer');
    await turnTo(user, '我的数据');
    const kept = within(await screen.findByRole('list', { name: '依法必须保留' }));
    expect(kept.getByText(/《网络安全法》第二十一条 · 至少 6 个月/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: '申请删除' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.type(question.getByLabelText(/登录密码/), 'Lianxin@2026');
    await user.click(question.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(request?.state).toBe('requested');
  });

  test('awaiting erasure can still be kept', async () => {
    const back = vi.fn(() => account.withdrawErasure.example.response);
    const { user } = open([reply(account.erasure, account.requestErasure.example.response), reply(account.withdrawErasure, back)]);
    await turnTo(user, '我的数据');
    await user.click(await screen.findByRole('button', { name: '撤回申请' }));
    await waitFor(() => expect(back).toHaveBeenCalledWith({ id: 'X1', version: 1 }));
  });
});
