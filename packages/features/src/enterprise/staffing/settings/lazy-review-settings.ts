import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../screens.ts';

/** 复核设置 as a dialog, loaded with its words on demand. */
export const ReviewSettingsDialog = lazy(async () => {
  const [{ ReviewSettingsDialog: Dialog }] = await Promise.all([import('./review-settings-dialog.tsx'), provideWords(words)]);
  return { default: Dialog };
});
