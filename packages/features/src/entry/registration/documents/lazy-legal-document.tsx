import { lazy } from 'react';
import { foundationWords, provideWords } from '../../../platform/language/index.ts';
import { words } from '../words.ts';

/** A legal document over any page, loaded with its words on demand. */
export const LegalDocument = lazy(async () => {
  const [file] = await Promise.all([import('./legal-document.tsx'), provideWords(words), provideWords(foundationWords)]);
  return { default: file.LegalDocument };
});
