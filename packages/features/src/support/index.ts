import { lazy } from 'react';
import { provideWords, type Catalog } from '../language/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

/** 联系客服, fetched when it is first opened. */
export const CustomerServiceDialog = lazy(async () => {
  const [{ CustomerServiceDialog: Dialog }] = await Promise.all([
    import('./customer-service/customer-service-dialog.tsx'),
    provideWords(words),
  ]);
  return { default: Dialog };
});

/** 下载中心, fetched when it is first opened. */
export const DownloadCentre = lazy(async () => {
  const [{ DownloadCentre: Centre }] = await Promise.all([import('./downloads/download-centre.tsx'), provideWords(words)]);
  return { default: Centre };
});

/** What this machine has of what signing with a device needs, fetched where it is shown. */
export const SelfCheck = lazy(async () => {
  const [{ SelfCheck: Check }] = await Promise.all([import('./downloads/self-check.tsx'), provideWords(words)]);
  return { default: Check };
});

export { noteFailure } from './last-failure.ts';
