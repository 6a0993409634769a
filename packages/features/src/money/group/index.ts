/** The figures of a group of enterprises, for its data role. */
export { LazyGroupTiles } from './tiles/lazy-group-tiles.tsx';
export { groupScreens } from './screens.ts';
