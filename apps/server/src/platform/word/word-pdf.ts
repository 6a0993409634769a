import { convertWithOffice, officeProgram } from './office.ts';
import { drawPdf } from '../pdf/pdf.ts';
import { drawBlocks } from './draw-blocks.ts';
import { readWord } from './read-word.ts';

/** Converts a Word file (.docx) to PDF, with LibreOffice if installed, otherwise as text in a plain layout. Rejects with WordError. */
export async function wordPdf(content: Uint8Array, title: string, now: Date): Promise<Buffer> {
  const office = officeProgram();
  const laidOut = office === undefined ? undefined : await convertWithOffice(office, content);
  if (laidOut) return laidOut;
  const blocks = await readWord(content);
  return drawPdf({ title, author: '', issuedAt: now, layout: 'portrait' }, (pdf) => drawBlocks(pdf, blocks));
}
