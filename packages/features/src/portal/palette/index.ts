/** Finding a page, a record or an action by typing. */
export { LazyPalette as Palette, usePaletteKey } from './lazy-palette.tsx';
