/** A person's own account: where they signed in, what they were shown, consents, and their data. */
import { lazy } from 'react';
import { provideWords, type Catalog } from '../../platform/language/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

/** 账户与安全 as a dialog, fetched with its words when it is first opened. */
export const SecurityDialog = lazy(async () => {
  const [{ SecurityDialog: Dialog }] = await Promise.all([import('./security-dialog.tsx'), provideWords(words)]);
  return { default: Dialog };
});
