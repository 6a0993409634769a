import { lazy } from 'react';
import { foundationWords, provideWords } from '../../../platform/language/index.ts';
import { words } from '../words.ts';

/** The dialog for a forgotten password, loaded with its words on demand. */
export const ForgottenPassword = lazy(async () => {
  const [file] = await Promise.all([import('./forgotten-password.tsx'), provideWords(words), provideWords(foundationWords)]);
  return { default: file.ForgottenPassword };
});
