import { i18n, type Messages } from '@lingui/core';
import { afterEach, expect, it, vi } from 'vitest';
import { activateLanguage, nameVouchers, provideWords } from './language.ts';

afterEach(() => nameVouchers('链信'));

it('uses the bank’s term for a voucher, in plain sentences and with figures', async () => {
  await activateLanguage('zh-CN');
  nameVouchers('恒通链');
  const messages: Messages = {
    'test.plain': ['链信签收'],
    'test.figures': ['签收链信 ', ['number']],
    'test.within': ['供应链信息服务系统'],
  };
  const load = () => Promise.resolve({ messages });
  await provideWords({ 'zh-CN': load, 'en-US': load });
  expect(i18n._('test.plain')).toBe('恒通链签收');
  expect(i18n._('test.figures', { number: 'LX1' })).toBe('签收恒通链 LX1');
  expect(i18n._('test.within')).toBe('供应链信息服务系统');
});

it('adds words without redrawing others', async () => {
  await activateLanguage('zh-CN');
  const changed = vi.fn<() => void>();
  const stop = i18n.on('change', changed);
  const load = () => Promise.resolve({ messages: { 'test.late': ['晚到的词'] } satisfies Messages });
  await provideWords({ 'zh-CN': () => Promise.resolve({ messages: { 'test.first': ['先到的词'] } }), 'en-US': load });
  changed.mockClear();
  await provideWords({ 'zh-CN': load, 'en-US': load });
  stop();
  expect(i18n._('test.late')).toBe('晚到的词');
  expect(changed).not.toHaveBeenCalled();
});

it('shows an uncompiled title without warnings', async () => {
  const complaint = vi.spyOn(console, 'warn');
  await activateLanguage('zh-CN');
  expect(i18n._({ id: '我的持有', message: '我的持有' })).toBe('我的持有');
  expect(i18n._({ id: '持有 {count} 张', message: '持有 {count} 张', values: { count: 3 } })).toBe('持有 3 张');
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});
