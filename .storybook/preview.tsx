import './preview.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure, getConfig } from 'storybook/test';
import { people } from '../packages/features/src/platform/testing/people.ts';
import { ShownAs } from '../packages/features/src/platform/testing/shown-as.ts';
import { markRoot } from './mark-root.ts';
import { messagesOf } from './messages.ts';
import { PartsPage } from './parts-page.tsx';
import { TokenDocsContainer } from './token-docs-container.tsx';
import { viewports } from './viewports.ts';

// Lazily loaded components take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Waits until what has just appeared is at rest: an element at the start of its opening animation counts as invisible. */
async function untilAtRest(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Has the next assertion of a story wait for motion after every act and every search. */
function waitForMotion(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const config = getConfig();
  configure({
    asyncWrapper: async (work) => {
      const result = await config.asyncWrapper(work);
      await untilAtRest();
      return result;
    },
  });
}

const isPerson = (name: unknown): name is keyof typeof people => typeof name === 'string' && name in people;

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
  initialGlobals: { locale: 'zh-CN', brand: 'default', theme: 'light', density: 'standard', role: 'own' },
  globalTypes: {
    locale: {
      toolbar: {
        title: 'Language 语言',
        icon: 'globe',
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en-US', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      toolbar: {
        title: 'Brand 品牌',
        icon: 'paintbrush',
        items: [
          { value: 'default', title: 'Ink-teal 黛青' },
          { value: 'red', title: 'Red 红' },
          { value: 'green', title: 'Green 绿' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      toolbar: {
        title: 'Theme 主题',
        icon: 'moon',
        items: [
          { value: 'light', title: 'Light 浅色' },
          { value: 'dark', title: 'Dark 深色' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      toolbar: {
        title: 'Density 密度',
        icon: 'menu',
        items: [
          { value: 'standard', title: 'Standard 标准' },
          { value: 'compact', title: 'Compact 紧凑' },
        ],
        dynamicTitle: true,
      },
    },
    role: {
      description: 'As whom screens are shown',
      toolbar: {
        title: 'Role 岗位',
        icon: 'user',
        items: [{ value: 'own', title: 'As the story says 按故事' }, ...Object.keys(people).map((value) => ({ value, title: value }))],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // Passed checks are not reported, because describing every element is slow.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },
    docs: { container: TokenDocsContainer, page: PartsPage },
    options: {
      storySort: {
        order: [
          'introduction 介绍',
          'foundations 基础',
          'acts 操作',
          'input 输入',
          'choice 选择',
          'navigation 导航',
          'data 数据',
          'feedback 反馈',
          'overlay 浮层',
          'page 页面',
          'money 金额',
          'functions 函数 hooks, rules',
          'features',
        ],
      },
    },
    layout: 'padded',
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
  beforeAll: waitForMotion,
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
      const role = isPerson(globals['role']) ? globals['role'] : undefined;
      return (
        <I18nProvider i18n={i18n}>
          <ShownAs key={role ?? 'own'} value={role}>
            <Story />
          </ShownAs>
        </I18nProvider>
      );
    },
  ],
});
