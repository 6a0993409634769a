import type { Catalog } from '../language/index.ts';

/** The words of sheet import, for loaders of screens that use it. */
export const sheetImportWords: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
