import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../words.ts';

/** 联系客服, loaded on demand. */
export const CustomerServiceDialog = lazy(async () => {
  const [file] = await Promise.all([import('./customer-service-dialog.tsx'), provideWords(words)]);
  return { default: file.CustomerServiceDialog };
});
