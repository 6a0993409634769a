import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../screens.ts';

/** The check of a supplement, opened by the workbench; loaded with its words on demand. */
export const LazySupplementCheck = lazy(async () => {
  const [{ SupplementCheck }] = await Promise.all([import('./supplement-check.tsx'), provideWords(words)]);
  return { default: SupplementCheck };
});
