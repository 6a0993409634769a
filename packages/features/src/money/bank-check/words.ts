import type { Catalog } from '../../platform/language/index.ts';

/** The words of finding a bank's branch and of proving an account by a small payment. */
export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
