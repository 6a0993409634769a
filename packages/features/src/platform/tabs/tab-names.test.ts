import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { defineNavigation, page, pagesOf, section, standalone } from '../navigation/index.ts';
import { shortRecord, tabNames } from './tab-names.ts';

const screen = { key: 'x', load: () => Promise.resolve(() => null) };
const words = (message: string) => ({ id: message, message });
const of = (path: string, title: string, leaves: readonly (readonly [string, string, string?])[]) =>
  section(
    path,
    { title: words(title), home: leaves[0]?.[0] ?? '', prefix: path },
    leaves.map(([leaf, name, tab]) => page(leaf, screen, { title: words(name), ...(tab === undefined ? {} : { tab: words(tab) }) })),
  );
const rows = defineNavigation([
  standalone('/messages', screen, { name: 'messages', title: words('消息通知') }),
  of('core', '核心企业', [
    ['issued', '链信管理'],
    ['all', '链信管理', '全部凭证'],
    ['suppliers', '供应商管理'],
  ]),
  of('supplying', '供应商', [
    ['all', '链信管理', '全部凭证'],
    ['suppliers', '供应商管理'],
  ]),
  of('suppliers', '供应商管理', [['list', '供应商管理']]),
  of('help', '帮助中心', [['messages', '消息通知']]),
]);
const names = (...open: readonly string[]) => [
  ...tabNames(
    pagesOf(rows).filter((row) => open.includes(row.name)),
    setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } }),
  ).values(),
];

it('uses the title, or the short one if repeated in its section', () => {
  expect(names('core-issued', 'core-all')).toEqual(['链信管理', '全部凭证']);
});

it('adds the section to equal titles', () => {
  expect(names('core-all', 'supplying-all')).toEqual(['全部凭证（核心企业）', '全部凭证（供应商）']);
  expect(names('core-suppliers', 'supplying-suppliers', 'suppliers-list')).toEqual([
    '供应商管理（核心企业）',
    '供应商管理（供应商）',
    '供应商管理',
  ]);
  expect(names('messages', 'help-messages')).toEqual(['消息通知', '消息通知（帮助中心）']);
});

it.each([
  ['LX20261118000034217-01', '000034217-01'],
  ['RZ20261129-0010', '1129-0010'],
  ['恒信机电设备有限公司', '恒信机电设备有限公司'],
])('%s is shortened to what tells it from its neighbours', (name, short) => expect(shortRecord(name)).toBe(short));
