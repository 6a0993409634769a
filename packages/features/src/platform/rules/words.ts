import type { Catalog } from '../language/index.ts';

/** The words of what rules are about, fetched with the first explanation. */
export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
