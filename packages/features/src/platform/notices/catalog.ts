import type { Catalog } from '../language/index.ts';

/** The words of the notices: failures may need them before any screen is there. */
export const noticeWords: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
