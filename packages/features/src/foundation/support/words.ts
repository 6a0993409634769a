import type { Catalog } from '../../platform/language/index.ts';

/** What the customer service and the download centre say. */
export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
