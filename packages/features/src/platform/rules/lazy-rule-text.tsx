import { lazy } from 'react';
import { provideWords } from '../language/index.ts';
import { words } from './words.ts';

/** Loaded with its words on demand. */
export const RuleText = lazy(async () => {
  const [file] = await Promise.all([import('./rule-text.tsx'), provideWords(words)]);
  return { default: file.RuleText };
});
