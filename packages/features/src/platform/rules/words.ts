import type { Catalog } from '../language/index.ts';

/** The words of the rules, loaded with the first explanation. */
export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
