import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../screens.ts';

/** The group viewer's front page, loaded with its words on demand. */
export const LazyGroupTiles = lazy(async () => {
  const [{ GroupTiles }] = await Promise.all([import('./group-tiles.tsx'), provideWords(words)]);
  return { default: GroupTiles };
});
