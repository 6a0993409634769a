import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../screens.ts';

/** 离岗委托 as a dialog, loaded with its words on demand. */
export const AbsenceDialog = lazy(async () => {
  const [{ AbsenceDialog: Dialog }] = await Promise.all([import('./absence-dialog.tsx'), provideWords(words)]);
  return { default: Dialog };
});
