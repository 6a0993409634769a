import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../screens.ts';

/** What people of a lender or a guarantor find on the front page; fetched with its words for them alone. */
export const LazyLenderPanel = lazy(async () => {
  const [{ LenderPanel }] = await Promise.all([import('./lender-panel.tsx'), provideWords(words)]);
  return { default: LenderPanel };
});
