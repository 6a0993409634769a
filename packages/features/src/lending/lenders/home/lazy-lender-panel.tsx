import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../screens.ts';

/** The home page of a lender's or guarantor's staff, loaded with its catalog for them only. */
export const LazyLenderPanel = lazy(async () => {
  const [{ LenderPanel }] = await Promise.all([import('./lender-panel.tsx'), provideWords(words)]);
  return { default: LenderPanel };
});
