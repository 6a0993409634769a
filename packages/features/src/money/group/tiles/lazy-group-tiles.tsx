import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { words } from '../screens.ts';

/** What the data role of a group finds on the front page; fetched with its words for it alone. */
export const LazyGroupTiles = lazy(async () => {
  const [{ GroupTiles }] = await Promise.all([import('./group-tiles.tsx'), provideWords(words)]);
  return { default: GroupTiles };
});
