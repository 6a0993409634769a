/** A person's own account: sign-ins, disclosures, consents, and their data. */
import { lazy } from 'react';
import { provideWords, type Catalog } from '../../platform/language/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

/** 账户与安全 as a dialog, loaded with its words on demand. */
export const SecurityDialog = lazy(async () => {
  const [{ SecurityDialog: Dialog }] = await Promise.all([import('./security-dialog.tsx'), provideWords(words)]);
  return { default: Dialog };
});
