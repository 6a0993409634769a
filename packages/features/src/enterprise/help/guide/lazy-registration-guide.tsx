import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../words.ts';

/** The chapters of registration in a dialog, loaded with their words on demand. */
export const RegistrationGuide = lazy(async () => {
  const [file] = await Promise.all([import('./registration-guide.tsx'), provideWords(words)]);
  return { default: file.RegistrationGuide };
});
