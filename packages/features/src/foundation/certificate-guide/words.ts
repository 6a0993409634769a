import type { Catalog } from '../../platform/language/index.ts';

/** The words of the explanation, loaded with it. */
export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
