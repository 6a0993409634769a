import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { documentTitle } from './title.ts';

i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
const title = { id: 'holdings', message: '链信持有' };

const product = '链信';
const unreadPrefix = '（3条消息）';

it('is page title and product', () => expect(documentTitle(i18n, { title, product })).toBe('链信持有 - 链信'));
it('starts with the unread count', () => expect(documentTitle(i18n, { title, product, unreadPrefix })).toBe('（3条消息）链信持有 - 链信'));
it('names the open record before the page', () =>
  expect(documentTitle(i18n, { title, product, unreadPrefix, record: 'LX1' })).toBe('（3条消息）LX1 - 链信持有 - 链信'));
it('is the product without a page title', () => expect(documentTitle(i18n, { title: undefined, product })).toBe('链信'));
