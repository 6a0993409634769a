import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The contents of a PDF, read with Mozilla's reader. */
export interface ReadPdf {
  readonly pages: number;
  /** Text in drawing order; pages and text runs are separated by a space. */
  readonly text: string;
  /** Fonts referenced but not embedded. */
  readonly fontsMissing: readonly string[];
  readonly fonts: number;
  readonly attachments: ReadonlyMap<string, string>;
  readonly title: string;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const opened = await getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const texts: string[] = [];
  const fonts = new Set<string>();
  const missing = new Set<string>();
  for (let number = 1; number <= opened.numPages; number += 1) {
    const page = await opened.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    const { fnArray, argsArray } = await page.getOperatorList();
    fnArray.forEach((operator, index) => {
      if (operator !== OPS.setFont) return;
      const [id] = argsArray[index] as [string];
      const font = page.commonObjs.get(id) as { readonly name: string; readonly missingFile?: boolean };
      fonts.add(id);
      if (font.missingFile === true) missing.add(font.name);
    });
  }
  const { info } = await opened.getMetadata();
  const attachments = new Map<string, string>();
  for (const [id, { filename }] of (await opened.getAttachments()) ?? []) {
    const content = await opened.getAttachmentContent(id);
    attachments.set(filename, Buffer.from(content ?? []).toString('utf8'));
  }
  return {
    pages: opened.numPages,
    text: texts.join(' '),
    fonts: fonts.size,
    fontsMissing: [...missing],
    attachments,
    title: 'Title' in info ? String(info.Title) : '',
  };
}
