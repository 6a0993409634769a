export * from './status-badge.tsx';
export { StatusGlyph, type StatusGlyphProps } from './status-glyph.tsx';
