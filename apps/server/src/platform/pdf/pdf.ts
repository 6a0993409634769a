import PdfKit from 'pdfkit';
import { unsealedProof, type PdfProof } from '@lianxin/domain';
import { fonts } from './fonts.ts';

/** A document of A4 pages. Lengths are in points (1/72 inch). */
export type Pdf = PDFKit.PDFDocument;

export interface PdfAbout {
  readonly title: string;
  readonly author: string;
  readonly issuedAt: Date;
  readonly layout: 'portrait' | 'landscape';
}

/** Colours of printed documents, the same as on the screen in the light theme. */
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

/** Attaches the proof uncompressed, so that it can be verified without a PDF library. */
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

/** Draws a document. With a proof, the document contains it with an empty seal, to be sealed afterwards. */
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
