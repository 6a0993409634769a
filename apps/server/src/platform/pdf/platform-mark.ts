import { INK, type Pdf } from './pdf.ts';

/** Draws the platform's logo, two chain links, with its upper left corner at (x, y). */
export function platformMark(pdf: Pdf, x: number, y: number, width: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(width / 28);
  pdf.strokeColor(INK.line).lineWidth(2.4);
  pdf.path('M16.9 8.1a7.6 7.6 0 1 0 1.6 9.2').stroke();
  pdf.path('M11.1 19.9a7.6 7.6 0 1 0-1.6-9.2').stroke();
  pdf.restore();
}
