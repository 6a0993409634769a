import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Trans, useLingui } from './lingui.ts';

const WithHook = () => useLingui().i18n._('test.asked');
const cases = [
  ['a text', () => createElement(WithHook)],
  ['a sentence', () => createElement(Trans, { id: 'test.asked' })],
] as const;

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: { 'test.asked': ['跳到正文'] } }));
// Silences React's report of the expected render errors.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test.each(cases)('%s without a provider throws an error that tells the developer what to do', (_, part) => {
  expect(() => render(part())).toThrow(/^@lianxin\/ui: .* put the page into <I18nProvider i18n=\{i18n\}> of @lingui\/react/);
});

test.each(cases)('%s works with a provider', (_, part) => {
  render(createElement(I18nProvider, { i18n }, part()));
  expect(screen.getByText('跳到正文')).toBeDefined();
});
