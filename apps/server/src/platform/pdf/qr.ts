import { encode } from 'uqr';
import type { Pdf } from './pdf.ts';

/** Avoids visible seams between rows. */
const OVERLAP = 0.02;

/** Draws a QR code, black on white, with a quiet zone of two cells. */
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
