import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LogScreen } from './log-screen.tsx';
import { clearLog, describeLogWith, log, logEntries, type LogType } from './log-store.ts';

async function keep(message: string, type: LogType, user = 'supplier-op', url = '/#/home'): Promise<void> {
  const before = logEntries().length;
  describeLogWith(() => Promise.resolve({ user, uuid: 'U2', token: '0a1b2c3d4e5f', url }));
  log({ message, type });
  await vi.waitFor(() => expect(logEntries()).toHaveLength(before + 1));
}

const open = (at = '/log') => renderScreen(<LogScreen />, { as: 'supplierOperator', at });
const messages = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent ?? '');

beforeEach(() => clearLog());
afterEach(() => {
  clearLog();
  vi.restoreAllMocks();
});

it('reports an empty log', async () => {
  open();
  expect(await screen.findByText('暂无日志')).toBeDefined();
  expect(screen.getByRole('button', { name: '下载 JSON' })).toHaveProperty('disabled', true);
});

describe('with entries', () => {
  beforeEach(async () => {
    await keep('/corp/user/login 00000', 'success', '');
    await keep('/qy/apply 10004 当前岗位不可进行此操作', 'warning', 'supplier-op', '/#/voucher');
    await keep('TypeError: x is undefined', 'error');
    await keep('somebody else’s', 'info', 'core-op');
  });

  it('shows time, type, text, address, person and session fingerprint, newest first', async () => {
    open();
    const row = await screen.findByRole('row', { name: /TypeError/ });
    expect(within(row).getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)).toBeDefined();
    for (const text of ['错误', '/#/home', 'supplier-op', '0a1b2c3d4e5f']) expect(within(row).getByText(text)).toBeDefined();
    expect(messages()[0]).toBe('TypeError: x is undefined');
  });

  it('hides entries of other people', async () => {
    open();
    await screen.findByRole('row', { name: /TypeError/ });
    expect(messages()).toHaveLength(3);
    expect(screen.queryByText('somebody else’s')).toBeNull();
  });

  it('searches text and address', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: '内容或地址' }), 'VOUCHER');
    await vi.waitFor(() => expect(messages()).toEqual(['/qy/apply 10004 当前岗位不可进行此操作']));
  });

  it('filters by type and day of the address', async () => {
    const { unmount } = open('/log?type=error');
    await vi.waitFor(() => expect(messages()).toEqual(['TypeError: x is undefined']));
    unmount();
    open('/log?to=2020-01-01');
    expect(await screen.findByText('没有符合条件的记录，可以放宽筛选。')).toBeDefined();
  });

  it('downloads the entries as JSON', async () => {
    const saved = vi.fn<(content: Blob) => string>(() => 'blob:log');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn<(address: string) => void>() }));
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '下载 JSON' }));
    const content = saved.mock.calls[0]?.[0];
    const read = JSON.parse((await content?.text()) ?? '[]') as { message: string }[];
    expect(read.map(({ message }) => message)).toEqual([
      'TypeError: x is undefined',
      '/qy/apply 10004 当前岗位不可进行此操作',
      '/corp/user/login 00000',
    ]);
    expect(pressed).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('removes everything when cleared', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '清空' }));
    expect(await screen.findByText('暂无日志')).toBeDefined();
    expect(logEntries()).toEqual([]);
  });
});
