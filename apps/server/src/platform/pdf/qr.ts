import { encode } from 'uqr';
import type { Pdf } from './pdf.ts';

/** Rows of cells meet without a seam. */
const OVERLAP = 0.02;

/** A QR code of a given width, black on white, with two quiet cells about it. */
export function qrCode(pdf: Pdf, text: string, x: number, y: number, width: number): void {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const cell = width / size;
  pdf.rect(x, y, width, width).fill('#ffffff');
  data.forEach((row, down) => {
    let from = row.indexOf(true);
    while (from !== -1) {
      const end = row.indexOf(false, from);
      const to = end === -1 ? row.length : end;
      pdf.rect(x + from * cell, y + down * cell, (to - from) * cell, cell + OVERLAP);
      from = row.indexOf(true, to);
    }
  });
  pdf.fill('#000000');
}
