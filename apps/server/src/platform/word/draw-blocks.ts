import { INK, type Pdf } from '../pdf/pdf.ts';
import { line, paragraph, paragraphHeight, type ParagraphStyle } from '../pdf/writing.ts';
import type { WordBlock } from './word-blocks.ts';

const SIDE = 68;
const TOP = 64;
const FOOT = 64;
const TEXT: ParagraphStyle = { size: 10.5, leading: 1.6 };
const CELL: ParagraphStyle = { size: 9, leading: 1.5 };
/** Font sizes of headings by level. */
const HEADINGS = [18, 15, 13, 12];

/** Draws headings, paragraphs, lists and tables of a Word file, with a note in place of each picture. */
export function drawBlocks(pdf: Pdf, blocks: readonly WordBlock[]): void {
  const { width, height } = pdf.page;
  const room = width - 2 * SIDE;
  const maxHeight = height - TOP - FOOT;
  let y = TOP;

  function write(text: string, x: number, wide: number, hand: ParagraphStyle, after: number): void {
    // Very long paragraphs are split at sentences, because they could be longer than a page.
    for (const part of text.length > 1500 ? text.split(/(?<=[。！？；\n])/) : [text]) {
      const high = Math.min(paragraphHeight(pdf, part, wide, hand), maxHeight);
      if (y + high > height - FOOT) {
        pdf.addPage();
        y = TOP;
      }
      y = paragraph(pdf, part, x, y, wide, hand);
    }
    y += after;
  }

  function row(cells: readonly string[]): void {
    const wide = room / Math.max(1, cells.length);
    const high = Math.min(Math.max(...cells.map((cell) => paragraphHeight(pdf, cell, wide - 10, CELL))) + 10, maxHeight);
    if (y + high > height - FOOT) {
      pdf.addPage();
      y = TOP;
    }
    cells.forEach((cell, index) => {
      pdf
        .strokeColor(INK.rule)
        .lineWidth(0.5)
        .rect(SIDE + index * wide, y, wide, high)
        .stroke();
      paragraph(pdf, cell, SIDE + index * wide + 5, y + 5, wide - 10, CELL);
    });
    y += high;
  }

  for (const block of blocks) {
    if (block.kind === 'heading') write(block.text, SIDE, room, { face: 'strong', size: HEADINGS[block.level - 1] ?? 11, leading: 1.5 }, 8);
    else if (block.kind === 'paragraph') write(block.text, SIDE, room, TEXT, 6);
    else if (block.kind === 'item') {
      const indent = 18 * (block.depth + 1);
      write(`${block.mark} ${block.text}`, SIDE + indent, room - indent, TEXT, 4);
    } else if (block.kind === 'table') {
      for (const cells of block.rows) if (cells.length > 0) row(cells);
      y += 8;
    } else write('〔此处的图片未转换，请见原件〕', SIDE, room, { ...TEXT, ink: INK.muted }, 6);
  }
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    line(pdf, `${page + 1} / ${count}`, width / 2, height - 34, { size: 8, ink: INK.muted, align: 'center' });
  }
}
