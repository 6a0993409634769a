import type { Catalog } from '../../platform/language/index.ts';

export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
