import type { Catalog } from '../../platform/language/index.ts';

/** The words of customer service and the download centre. */
export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
