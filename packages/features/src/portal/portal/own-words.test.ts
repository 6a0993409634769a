import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { activateLanguage, preferWords, provideWords } from '../../platform/language/index.ts';
import { bankWords } from './own-words.ts';

it('uses the bank’s sentences in each language, whenever our catalog loads', async () => {
  const sentence = msg`签收`;
  const counted = (count: number) => msg`${count} 条未读`;
  const messages = { 'zh-CN': { [sentence.id]: '签收' }, 'en-US': { [sentence.id]: 'Sign for' } };
  preferWords(bankWords({ 'zh-CN': { 签收: '接收', '{count} 条未读': '还有 {count} 条' }, 'en-US': { [sentence.id]: 'Accept' } }));
  await activateLanguage('zh-CN');
  await provideWords({
    'zh-CN': () => Promise.resolve({ messages: messages['zh-CN'] }),
    'en-US': () => Promise.resolve({ messages: messages['en-US'] }),
  });
  expect([i18n._(sentence), i18n._(counted(3))]).toEqual(['接收', '还有 3 条']);
  await activateLanguage('en-US');
  expect(i18n._(sentence)).toBe('Accept');
});
