import { arcGlyphs } from '@lianxin/domain';
import { INK, type Pdf } from './pdf.ts';
import { widthOf } from './writing.ts';

const STAR = Array.from({ length: 10 }, (_, point) => {
  const angle = (point * Math.PI) / 5 - Math.PI / 2;
  const radius = point % 2 === 0 ? 16.6 : 6.4;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}).join('L');

/** Degrees for each digit of the seal number. */
const DIGIT = 5.33;

export interface CompanySeal {
  readonly name: string;
  readonly number: string;
}

function letter(pdf: Pdf, text: string, size: number): void {
  const width = widthOf(pdf, text, { face: 'instrument', size });
  pdf.fillColor(INK.seal, 0.9).text(text, -width / 2, size * 0.36, { lineBreak: false, baseline: 'alphabetic' });
}

/** Draws an enterprise's round electronic seal centred at a point: the name on the arc, a star, and the seal number below. */
export function companySeal(pdf: Pdf, { name, number }: CompanySeal, x: number, y: number, width: number): void {
  pdf
    .save()
    .translate(x, y)
    .rotate(-7)
    .scale(width / 128);
  pdf.lineWidth(3).strokeColor(INK.seal, 0.9).circle(0, 0, 61).stroke();
  pdf.path(`M${STAR}Z`).fillColor(INK.seal, 0.9).fill();
  for (const { glyph, turn, squeeze } of arcGlyphs(name, { pitch: 28.4, limit: 266 })) {
    pdf
      .save()
      .rotate(turn)
      .translate(0, -45.5)
      .transform(0.95 * squeeze, 0, 0, 1.2, 0, 0);
    letter(pdf, glyph, 15.5);
    pdf.restore();
  }
  pdf.save().translate(0, 29);
  letter(pdf, '电子签章', 11);
  pdf.restore();
  Array.from(number).forEach((digit, index) => {
    pdf
      .save()
      .rotate(((number.length - 1) / 2 - index) * DIGIT)
      .translate(0, 54.2);
    letter(pdf, digit, 6.4);
    pdf.restore();
  });
  pdf.restore();
}
