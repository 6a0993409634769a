import type { Face } from './fonts.ts';
import { INK, type Pdf } from './pdf.ts';

/** Style of a line of text. */
export interface TextStyle {
  readonly face?: Face;
  readonly size: number;
  readonly ink?: string;
  /** Space between letters. @default 0 */
  readonly tracking?: number;
  /** @default 'left' */
  readonly align?: 'left' | 'right' | 'center';
  /** Maximum width; a longer text is set smaller instead of being wrapped or cut. */
  readonly room?: number;
}

export function widthOf(pdf: Pdf, text: string, { face = 'text', size, tracking = 0 }: TextStyle): number {
  return pdf.font(face).fontSize(size).widthOfString(text, { characterSpacing: tracking });
}

/** Writes one line, aligned at `x`; `y` is the middle of its letters. */
export function line(pdf: Pdf, text: string, x: number, y: number, hand: TextStyle): void {
  const { face = 'text', ink = INK.text, align = 'left', room, tracking = 0 } = hand;
  const natural = widthOf(pdf, text, hand);
  const squeeze = room === undefined ? 1 : Math.min(1, room / natural);
  const size = hand.size * squeeze;
  const spaced = tracking * squeeze;
  const width = widthOf(pdf, text, { face, size, tracking: spaced });
  const left = align === 'left' ? x : align === 'right' ? x - width : x - (width - spaced) / 2;
  // The baseline is 0.36 em below the middle, for Chinese and Latin letters.
  pdf
    .font(face)
    .fontSize(size)
    .fillColor(ink)
    .text(text, left, y + size * 0.36, { lineBreak: false, characterSpacing: spaced, baseline: 'alphabetic' });
}

/** Style of a paragraph; `leading` is the line spacing in ems. */
export type ParagraphStyle = Pick<TextStyle, 'face' | 'size' | 'ink'> & { readonly leading: number };

function lineGapOf(pdf: Pdf, { face = 'text', size, leading }: ParagraphStyle): number {
  pdf.font(face).fontSize(size);
  return size * leading - pdf.currentLineHeight();
}

export function paragraphHeight(pdf: Pdf, text: string, width: number, hand: ParagraphStyle): number {
  const lineGap = lineGapOf(pdf, hand);
  return pdf.heightOfString(text, { width, lineGap });
}

/** Writes a paragraph into a column and returns its end. */
export function paragraph(pdf: Pdf, text: string, x: number, y: number, width: number, hand: ParagraphStyle): number {
  const lineGap = lineGapOf(pdf, hand);
  pdf.fillColor(hand.ink ?? INK.text).text(text, x, y, { width, lineGap });
  return pdf.y;
}
