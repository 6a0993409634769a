import type { Catalog } from '../language/index.ts';

/** What taking a sheet in says: for the loaders of the screens that do. */
export const sheetImportWords: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
