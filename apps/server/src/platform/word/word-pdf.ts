import { officePdf, officeProgram } from './office.ts';
import { drawPdf } from '../pdf/pdf.ts';
import { drawBlocks } from './draw-blocks.ts';
import { readWord } from './read-word.ts';

/** A Word file (.docx) as PDF: as LibreOffice lays it out where the machine has it, otherwise its words in a plain layout. Rejects with WordFailed. */
export async function wordPdf(content: Uint8Array, title: string, now: Date): Promise<Buffer> {
  const office = officeProgram();
  const laidOut = office === undefined ? undefined : await officePdf(office, content);
  if (laidOut) return laidOut;
  const blocks = await readWord(content);
  return drawPdf({ title, author: '', issuedAt: now, layout: 'portrait' }, (pdf) => drawBlocks(pdf, blocks));
}
