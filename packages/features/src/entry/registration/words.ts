import type { Catalog } from '../../platform/language/index.ts';

/** The words of registration and of dialogs for visitors. */
export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
