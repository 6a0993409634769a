import { PLEDGE_STATE_LABELS, REPAYMENT_STATE_LABELS, ROLE_LABELS, STATE_LABELS, type Label } from '@lianxin/domain';
import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { expect, test } from 'vitest';
import { messages as chinese } from './locales/zh-CN.po';
import { messages as english } from './locales/en-US.po';
import {
  FINANCING_TERMS,
  ISSUANCE_TERMS,
  PIECE_TERMS,
  PLEDGE_APPLICATION_TERMS,
  PLEDGE_TERMS,
  REPAYMENT_TERMS,
  ROLE_TERMS,
  TRANSFER_TERMS,
} from './states.ts';

type Words = Readonly<Record<string, MessageDescriptor>>;

const labels = (terms: Readonly<Record<string, { readonly label: MessageDescriptor }>>): Words =>
  Object.fromEntries(Object.entries(terms).map(([name, { label }]) => [name, label]));

const inBoth = (words: Words): Readonly<Record<string, Label>> => {
  const zh = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': chinese } });
  const en = setupI18n({ locale: 'en-US', messages: { 'en-US': english } });
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, { zh: zh._(word), en: en._(word) }]));
};

test.each([
  ['an issuance', labels(ISSUANCE_TERMS), STATE_LABELS.issuance],
  ['a piece', labels(PIECE_TERMS), STATE_LABELS.piece],
  ['a pledge', labels(PLEDGE_TERMS), PLEDGE_STATE_LABELS],
  ['a transfer', labels(TRANSFER_TERMS), STATE_LABELS.transfer],
  ['a financing', labels(FINANCING_TERMS), STATE_LABELS.financing],
  ['an application for a pledge', labels(PLEDGE_APPLICATION_TERMS), STATE_LABELS.pledge],
  ['a repayment', labels(REPAYMENT_TERMS), REPAYMENT_STATE_LABELS],
  ['a role', ROLE_TERMS, ROLE_LABELS],
])('%s has the same name on screen and server, in both languages', (_, words, wanted) => {
  expect(inBoth(words)).toEqual(wanted);
});
