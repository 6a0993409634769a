import type { Messages } from '@lingui/core';

/** Message catalogs of this package, one loader per language. Load them into the application's `i18n` before rendering forms. */
export const formCatalogs = {
  'zh-CN': (): Promise<{ readonly messages: Messages }> => import('./locales/zh-CN.po'),
  'en-US': (): Promise<{ readonly messages: Messages }> => import('./locales/en-US.po'),
} as const;
