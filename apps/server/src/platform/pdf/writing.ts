import type { Face } from './fonts.ts';
import { INK, type Pdf } from './pdf.ts';

/** How one line is written. */
export interface Hand {
  readonly face?: Face;
  readonly size: number;
  readonly ink?: string;
  /** Space between letters. @default 0 */
  readonly tracking?: number;
  /** @default 'left' */
  readonly align?: 'left' | 'right' | 'center';
  /** Room on the line; a text that needs more is set smaller, never broken or cut. */
  readonly room?: number;
}

/** Width of a text. */
export function widthOf(pdf: Pdf, text: string, { face = 'text', size, tracking = 0 }: Hand): number {
  return pdf.font(face).fontSize(size).widthOfString(text, { characterSpacing: tracking });
}

/** Writes one line that begins, ends or is centred at a place; `y` is the middle of its letters. */
export function line(pdf: Pdf, text: string, x: number, y: number, hand: Hand): void {
  const { face = 'text', ink = INK.text, align = 'left', room, tracking = 0 } = hand;
  const natural = widthOf(pdf, text, hand);
  const squeeze = room === undefined ? 1 : Math.min(1, room / natural);
  const size = hand.size * squeeze;
  const spaced = tracking * squeeze;
  const width = widthOf(pdf, text, { face, size, tracking: spaced });
  const left = align === 'left' ? x : align === 'right' ? x - width : x - (width - spaced) / 2;
  // 0.36 em below the middle stands the line that Chinese and Latin letters share.
  pdf
    .font(face)
    .fontSize(size)
    .fillColor(ink)
    .text(text, left, y + size * 0.36, { lineBreak: false, characterSpacing: spaced, baseline: 'alphabetic' });
}

/** Letters of a paragraph, and how far its lines are apart, in ems. */
export type ParagraphHand = Pick<Hand, 'face' | 'size' | 'ink'> & { readonly leading: number };

function holding(pdf: Pdf, { face = 'text', size, leading }: ParagraphHand): number {
  pdf.font(face).fontSize(size);
  return size * leading - pdf.currentLineHeight();
}

/** How high a paragraph stands in a column. */
export function paragraphHeight(pdf: Pdf, text: string, width: number, hand: ParagraphHand): number {
  const lineGap = holding(pdf, hand);
  return pdf.heightOfString(text, { width, lineGap });
}

/** Writes a paragraph into a column; answers where it ends. */
export function paragraph(pdf: Pdf, text: string, x: number, y: number, width: number, hand: ParagraphHand): number {
  const lineGap = holding(pdf, hand);
  pdf.fillColor(hand.ink ?? INK.text).text(text, x, y, { width, lineGap });
  return pdf.y;
}
