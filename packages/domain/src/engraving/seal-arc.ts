import { advance } from './micro-print.ts';

/** A letter on the arc of a seal: its position in degrees from the top, and its horizontal scale. */
export interface ArcGlyph {
  readonly glyph: string;
  readonly turn: number;
  readonly squeeze: number;
}

interface Arc {
  /** Degrees per full-width letter when there is enough room. */
  readonly pitch: number;
  /** Most degrees for the whole text; longer texts are condensed, as on real seals. */
  readonly limit: number;
}

/** Places the letters of a text symmetrically about the top of the arc. */
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
