import type { Catalog } from '../language/index.ts';

/** The words of the kit, for the loaders of screens that import sheets. */
export const sheetImportWords: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
