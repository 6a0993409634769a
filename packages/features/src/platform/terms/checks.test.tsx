import type { Check } from '@lianxin/api/contract';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { CheckTally } from './check-tally.tsx';
import { checkWords } from './checks.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }));

const CODES = [
  'issuerActive',
  'recipient',
  'transferee',
  'account',
  'amount',
  'amounts',
  'term',
  'paymentNature',
  'contract',
  'invoiceUse',
  'invoiceCover',
  'quota',
  'available',
  'due',
] as const;
const check = (code: string, level: Check['level']): Check => ({ rule: 'R-01', code, level, figures: {} });
const said = (code: string, level: Check['level']) => checkWords(check(code, level), i18n).text;

describe('the sentence of a check', () => {
  it.each(CODES)('%s states nothing that was not checked', (code) => {
    const [pass, pending, fail] = (['pass', 'pending', 'fail'] as const).map((level) => said(code, level));
    expect(new Set([pass, pending, fail, code]).size).toBe(4);
  });

  it('states by how much a supplier’s limit is exceeded', () => {
    const figures = { limit: '30000000.00', unpaid: '29000000.00', excess: '600000.00' };
    expect(checkWords({ ...check('supplierLimit', 'warn'), figures }, i18n)).toEqual({
      text: '超过对该供应商设定的提醒额度',
      detail: '此外未兑付 29,000,000.00 元，连同本次金额合计超出额度 30,000,000.00 元达 600,000.00 元；仅作提醒，不影响提交',
    });
    expect(said('supplierLimit', 'pass')).toBe('未超过对该供应商设定的提醒额度');
  });

  it('states that an issuer is suspended, also as a warning', () => {
    expect(said('issuerActive', 'warn')).toBe('开立方已暂停开立');
  });
});

describe('a list of checks', () => {
  const tally = (...levels: readonly Check['level'][]) =>
    render(
      <I18nProvider i18n={i18n}>
        <CheckTally checks={levels.map((level) => ({ level }))} />
      </I18nProvider>,
    ).container.textContent;

  it.each([
    [['pass', 'pass'], '2 项全部通过'],
    [['pass', 'warn'], '1 项通过，1 项提示'],
    [['pass', 'warn', 'pending'], '1 项待处理'],
    [['pass', 'pending', 'fail'], '1 项未通过'],
  ] as const)('%j is %s', (levels, words) => expect(tally(...levels)).toBe(words));
});
