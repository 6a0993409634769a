export { CommandPalette, type CommandPaletteProps, type PaletteEntry, type PaletteGroup } from './command-palette.tsx';
