import { companySeal } from '../../../platform/pdf/company-seal.ts';
import { INK, type Pdf } from '../../../platform/pdf/pdf.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { line } from '../../../platform/pdf/writing.ts';

/** A party with its role, its name as the reader may see it, and whether it has signed. */
export type SealingParty = {
  readonly part: string;
  readonly name: string;
  readonly creditCode: string | null;
  readonly sealed: boolean;
};

const HEIGHT = 100;

/** The parties side by side, above the places of their seals. */
export function sealPlaces(pdf: Pdf, sheet: Sheet, parties: readonly SealingParty[]): void {
  sheet.section('各方签章', HEIGHT + 8);
  sheet.boxes(
    HEIGHT,
    parties.map(({ part, name, creditCode, sealed }) => (x, y, width) => {
      pdf.strokeColor(INK.hair).lineWidth(0.7).rect(x, y, width, HEIGHT).stroke();
      line(pdf, part, x + 10, y + 14, { size: 8, ink: INK.muted });
      line(pdf, name, x + 10, y + 31, { face: 'instrument', size: 10.4, room: width - 20 });
      line(pdf, creditCode ?? '', x + 10, y + 46, { size: 7.6, ink: INK.muted, room: width - 20 });
      if (sealed) companySeal(pdf, { name, number: creditCode ?? '' }, x + width - 52, y + 54, 84);
      else line(pdf, '尚未签署', x + width - 12, y + HEIGHT - 14, { size: 8, ink: INK.muted, align: 'right' });
    }),
  );
}
