import type { Catalog } from '../../platform/language/index.ts';

/** The words of supposing what becomes of the receipts of a week. */
export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
