export { LazyPalette as Palette, usePaletteKey } from './lazy-palette.tsx';
