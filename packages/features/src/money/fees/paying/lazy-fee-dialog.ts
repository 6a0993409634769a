import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../words.ts';

/** 缴费 as a dialog, loaded with its words on demand. */
export const FeeDialog = lazy(async () => {
  const [{ FeeDialog: Dialog }] = await Promise.all([import('./fee-dialog.tsx'), provideWords(words)]);
  return { default: Dialog };
});
