import { lazy } from 'react';
import { provideWords } from '../language/index.ts';
import { words } from './screens.ts';

/** 离岗委托 as a dialog, fetched with its words when it is first opened. */
export const AbsenceDialog = lazy(async () => {
  const [{ AbsenceDialog: Dialog }] = await Promise.all([import('./absence/absence-dialog.tsx'), provideWords(words)]);
  return { default: Dialog };
});

/** 复核设置 as a dialog, fetched with its words when it is first opened. */
export const ReviewSettingsDialog = lazy(async () => {
  const [{ ReviewSettingsDialog: Dialog }] = await Promise.all([import('./settings/review-settings-dialog.tsx'), provideWords(words)]);
  return { default: Dialog };
});

export { BUSINESS_TERMS, doesBusiness } from './settings/business-terms.ts';
export { words as staffingWords } from './screens.ts';
export { staffingScreens } from './screens.ts';
