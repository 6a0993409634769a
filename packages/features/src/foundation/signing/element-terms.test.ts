import { SignedElement } from '@lianxin/api/contract';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { elementLabel, elementText } from './element-terms.ts';

const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });

it.each(SignedElement.options)('%s is shown with capitals exactly where its label names yuan', (code) => {
  const isAmount = elementText(code, '1234.50', i18n).includes('人民币壹仟贰佰叁拾肆元伍角');
  expect(isAmount).toBe(elementLabel(code, i18n).includes('（元）'));
});
