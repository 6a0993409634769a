import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { documentTitle } from './title.ts';

i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
const title = { id: 'holdings', message: '链信持有' };

it('is page title and product', () => expect(documentTitle(i18n, title, '链信', undefined)).toBe('链信持有 - 链信'));
it('starts with the unread count', () => expect(documentTitle(i18n, title, '链信', '（3条消息）')).toBe('（3条消息）链信持有 - 链信'));
it('is the product without a page title', () => expect(documentTitle(i18n, undefined, '链信', undefined)).toBe('链信'));
