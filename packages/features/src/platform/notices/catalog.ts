import type { Catalog } from '../language/index.ts';

/** The words of notices, which failures may need before any screen. */
export const noticeWords: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
