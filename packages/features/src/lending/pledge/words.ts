import type { Catalog } from '../../platform/language/index.ts';

/** The words of pledges, for both sides of them. */
export const words: Catalog = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
};
