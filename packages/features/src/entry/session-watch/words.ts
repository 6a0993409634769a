import type { Catalog } from '../../platform/language/index.ts';

/** The words of coming in and staying in: fetched after the first page, which needs none of them. */
export const entryWords: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
