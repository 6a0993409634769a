import PdfKit from 'pdfkit';
import { unsealedProof, type PdfProof } from '@lianxin/domain';
import { fonts } from './fonts.ts';

/** A page is A4; lengths are points of 1/72 inch. */
export type Pdf = PDFKit.PDFDocument;

export interface PdfAbout {
  readonly title: string;
  readonly author: string;
  readonly issuedAt: Date;
  readonly layout: 'portrait' | 'landscape';
}

/** The inks of paper: those of the face on the screen, in its light theme. */
export const INK = {
  text: '#102126',
  muted: '#495a5f',
  label: '#28555a',
  line: '#29636a',
  gold: '#a18051',
  paper: '#f8fcfb',
  rule: '#c9d4d6',
  hair: '#dce3e5',
  sunken: '#f3f7f8',
  seal: '#cc2827',
} as const;

/** The proof as an attached file, not packed: whoever checks it needs to find its bytes, and no reader of PDF. */
function attachProof(pdf: Pdf, proof: PdfProof, issuedAt: Date): void {
  const content = Buffer.from(unsealedProof(proof), 'latin1');
  const file = pdf.ref({
    Type: 'EmbeddedFile',
    Subtype: 'application#2Fjson',
    Params: { Size: content.length, CreationDate: issuedAt, ModDate: issuedAt },
  });
  file.compress = false;
  file.end(content);
  const name = 'proof.json';
  const entry = pdf.ref({
    Type: 'Filespec',
    AFRelationship: 'Data',
    F: new String(name),
    UF: new String(name),
    EF: { F: file, UF: file },
    Desc: new String('Facts, digest and signature of this document'),
  });
  entry.end(undefined);
  pdf.addNamedEmbeddedFile(name, entry);
}

/** Draws a document; one that is to be sealed carries its proof, not sealed yet. */
export async function drawPdf(about: PdfAbout, draw: (pdf: Pdf) => void, proof?: PdfProof): Promise<Buffer> {
  const faces = await fonts();
  const pdf: Pdf = new PdfKit({
    size: 'A4',
    layout: about.layout,
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: about.title, Author: about.author, Creator: about.author, CreationDate: about.issuedAt, ModDate: about.issuedAt },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  for (const [face, font] of Object.entries(faces)) pdf.registerFont(face, font);
  draw(pdf);
  if (proof) attachProof(pdf, proof, about.issuedAt);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}
