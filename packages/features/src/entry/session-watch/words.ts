import type { Catalog } from '../../platform/language/index.ts';

/** The words of signing on and sessions, loaded after the first page. */
export const entryWords: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
