import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../screens.ts';

/** What the workbench opens for a supplement to be checked; fetched with its words when one is. */
export const LazySupplementCheck = lazy(async () => {
  const [{ SupplementCheck }] = await Promise.all([import('./supplement-check.tsx'), provideWords(words)]);
  return { default: SupplementCheck };
});
