import { lazy } from 'react';
import { provideWords } from '../language/index.ts';
import { words } from './words.ts';

/** What a rule is about, fetched with its words when it is first asked for. */
export const RuleText = lazy(async () => {
  const [file] = await Promise.all([import('./rule-text.tsx'), provideWords(words)]);
  return { default: file.RuleText };
});
