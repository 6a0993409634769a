import type { Catalog } from '../language/index.ts';

export const sheetImportWords: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
