import type { Messages } from '@lingui/core';

/** The words of this library, a loader a language; load them into the application's `i18n` before the first component is shown. */
export const uiWords = {
  'zh-CN': (): Promise<{ readonly messages: Messages }> => import('./locales/zh-CN.po'),
  'en-US': (): Promise<{ readonly messages: Messages }> => import('./locales/en-US.po'),
} as const;
