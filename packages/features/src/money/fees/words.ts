import type { Catalog } from '../../platform/language/index.ts';

/** The words of fees: what is owed, what was paid, and paying it. */
export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
