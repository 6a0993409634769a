import { lazy } from 'react';
import { provideWords } from '../../platform/language/index.ts';
import { words } from './screens.ts';

/** 修改密码 as a dialog, loaded with its words on demand. */
export const ChangePasswordDialog = lazy(async () => {
  const [{ ChangePasswordDialog: Dialog }] = await Promise.all([import('./change-password-dialog.tsx'), provideWords(words)]);
  return { default: Dialog };
});
