import type { Messages } from '@lingui/core';

/** The words of the forms, a loader a language. */
export const formWords = {
  'zh-CN': (): Promise<{ readonly messages: Messages }> => import('./locales/zh-CN.po'),
  'en-US': (): Promise<{ readonly messages: Messages }> => import('./locales/en-US.po'),
} as const;
