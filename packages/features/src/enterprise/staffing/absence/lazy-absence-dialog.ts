import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../screens.ts';

/** 离岗委托 as a dialog, fetched with its words when it is first opened. */
export const AbsenceDialog = lazy(async () => {
  const [{ AbsenceDialog: Dialog }] = await Promise.all([import('./absence-dialog.tsx'), provideWords(words)]);
  return { default: Dialog };
});
