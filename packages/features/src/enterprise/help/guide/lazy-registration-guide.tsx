import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../words.ts';

/** The chapters of registering over any page, fetched with their words when they are first opened. */
export const RegistrationGuide = lazy(async () => {
  const [file] = await Promise.all([import('./registration-guide.tsx'), provideWords(words)]);
  return { default: file.RegistrationGuide };
});
