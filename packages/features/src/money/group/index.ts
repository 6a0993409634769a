export { LazyGroupTiles } from './tiles/lazy-group-tiles.tsx';
export { groupScreens } from './screens.ts';
