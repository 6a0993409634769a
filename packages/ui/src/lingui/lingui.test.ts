import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Trans, useLingui } from './lingui.ts';

const Asking = () => useLingui().i18n._('test.asked');
const cases = [
  ['a text', () => createElement(Asking)],
  ['a sentence', () => createElement(Trans, { id: 'test.asked' })],
] as const;

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: { 'test.asked': ['跳到正文'] } }));
// React tells of what it could not draw.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test.each(cases)('%s without a provider is one plain sentence for the developer', (_, part) => {
  expect(() => render(part())).toThrow(/^@lianxin\/ui: .* put the page into <I18nProvider i18n=\{i18n\}> of @lingui\/react/);
});

test.each(cases)('%s with one is said', (_, part) => {
  render(createElement(I18nProvider, { i18n }, part()));
  expect(screen.getByText('跳到正文')).toBeDefined();
});
