import './preview.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { markRoot } from './mark-root.ts';
import { messagesOf } from './messages.ts';
import { PartsPage } from './parts-page.tsx';
import { TokenDocsContainer } from './token-docs-container.tsx';

// Lazily loaded components take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

async function startWorker() {
  const worker = setupWorker();
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true, serviceWorker: { url: './mockServiceWorker.js' } });
  return worker;
}
let worker: ReturnType<typeof startWorker> | undefined;

export default definePreview({
  addons: [
    // `afterEach` hooks run in reverse order: the language check follows axe.
    {
      afterEach: async ({ id }) => {
        if (import.meta.env['VITEST_STORYBOOK'] === 'false') await (await import('./english.ts')).readInEnglish(id);
      },
    },
    addonA11y(),
    addonDocs(),
    // All stories of a docs page start together and share one worker.
    addonMsw(() => (worker ??= startWorker())),
  ],
  initialGlobals: { locale: 'zh-CN', brand: 'default', theme: 'light' },
  globalTypes: {
    locale: { toolbar: { title: 'Locale', icon: 'globe', items: ['zh-CN', 'en-US'], dynamicTitle: true } },
    brand: { toolbar: { title: 'Brand', icon: 'paintbrush', items: ['default', 'red', 'green'], dynamicTitle: true } },
    theme: { toolbar: { title: 'Theme', icon: 'moon', items: ['light', 'dark'], dynamicTitle: true } },
  },
  parameters: {
    // Passed checks are not reported, because describing every element is slow.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },
    docs: { container: TokenDocsContainer, page: PartsPage },
    options: { storySort: { order: ['introduction 介绍', 'ui', 'forms', 'features'] } },
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 800 px', styles: { width: '800px', height: '1100px' } },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  tags: ['autodocs'],
  loaders: [
    async ({ globals }) => {
      const locale = globals['locale'] === 'en-US' ? 'en-US' : 'zh-CN';
      i18n.loadAndActivate({ locale, messages: await messagesOf(locale) });
      document.documentElement.lang = locale;
      return {};
    },
  ],
  decorators: [
    (Story, { globals }) => {
      markRoot(globals);
      return (
        <I18nProvider i18n={i18n}>
          <Story />
        </I18nProvider>
      );
    },
  ],
});
