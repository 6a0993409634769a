export * from './status-badge.tsx';
export { StatusGlyph, type StatusGlyphProps } from './status-glyph.tsx';
export type { StatusTone } from './status-tone.ts';
