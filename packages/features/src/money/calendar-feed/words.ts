import type { Catalog } from '../../platform/language/index.ts';

/** The words of calendar subscriptions. */
export const calendarFeedWords: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
