import { advance } from './micro-print.ts';

/** A letter of a seal's arc: where it stands, in degrees from the top, and how far it is squeezed. */
export interface ArcGlyph {
  readonly glyph: string;
  readonly turn: number;
  readonly squeeze: number;
}

interface Arc {
  /** Degrees that one full-width letter takes when there is room. */
  readonly pitch: number;
  /** Degrees that the whole text may take; longer texts are squeezed, as seal cutters do. */
  readonly limit: number;
}

/** Spreads a text symmetrically over an arc about the top. */
export function arcGlyphs(text: string, { pitch, limit }: Arc): readonly ArcGlyph[] {
  const glyphs = Array.from(text);
  const widths = glyphs.map(advance);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const squeeze = Math.min(1, limit / (total * pitch));
  const turnPerEm = pitch * squeeze;
  let start = (-total * turnPerEm) / 2;
  return glyphs.map((glyph, index) => {
    const sweep = (widths[index] ?? 0) * turnPerEm;
    const turn = start + sweep / 2;
    start += sweep;
    return { glyph, turn, squeeze };
  });
}
