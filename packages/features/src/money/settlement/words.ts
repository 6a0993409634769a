import type { Catalog } from '../../platform/language/index.ts';

/** The words of payment at maturity, for all sides of it. */
export const words: Catalog = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
};
