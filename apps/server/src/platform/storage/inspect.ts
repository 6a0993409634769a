import sharp from 'sharp';
import { isSizeOfPicture } from '../ocr/picture-size.ts';
import { isSafeZip } from './is-safe-zip.ts';
import { OFD_TYPE, WORD_TYPE, type ContentType } from './upload-policy.ts';

/** A picture that takes longer to render is an attack. */
const RENDER_TIMEOUT_S = 20;

export type UploadType = ContentType | typeof WORD_TYPE;

export const isWord = (type: UploadType | undefined): boolean => type === WORD_TYPE;

export interface InspectedFile {
  readonly contentType: UploadType;
  /** The content to store: images are re-encoded without metadata, other files are unchanged. */
  readonly content: Buffer;
}

const startsWith = (content: Buffer, ...bytes: number[]): boolean => bytes.every((byte, place) => content[place] === byte);

/** Whether a package is a Word file without macros, by the names of its parts, which are not compressed. */
function isWordPackage(content: Buffer): boolean {
  const has = (part: string) => content.includes(part, 0, 'latin1');
  return has('[Content_Types].xml') && has('word/document.xml') && !/vbaProject|activeX/i.test(content.toString('latin1'));
}

/** Whether a package is an OFD document, by the name of its root part. */
const isOfdPackage = (content: Buffer): boolean =>
  content.includes('OFD.xml', 0, 'latin1') && !content.includes('[Content_Types].xml', 0, 'latin1');

/** The content type by magic numbers; undefined if it may not be uploaded. */
export function contentTypeOf(content: Buffer): UploadType | undefined {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  if (startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (startsWith(content, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (content.subarray(0, 4).toString('latin1') === 'RIFF' && content.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp';
  if (startsWith(content, 0x50, 0x4b, 0x03, 0x04)) {
    if (!isSafeZip(content)) return undefined;
    if (isOfdPackage(content)) return OFD_TYPE;
    return isWordPackage(content) ? WORD_TYPE : undefined;
  }
  const text = content.subarray(0, 4096).toString('utf8');
  // XML invoices have no document type. One could make a parser fetch or expand entities.
  if (/^\uFEFF?\s*<\?xml\s/.test(text) && !/<!(DOCTYPE|ENTITY)/i.test(content.toString('utf8'))) return 'application/xml';
  return undefined;
}

/** Determines the type of a file from its content, and makes images safe to display; undefined if it may not be uploaded. */
export async function inspectContent(content: Buffer): Promise<InspectedFile | undefined> {
  const contentType = contentTypeOf(content);
  if (contentType === undefined) return undefined;
  if (!contentType.startsWith('image/')) return { contentType, content };
  try {
    const picture = sharp(content, { failOn: 'error' }).timeout({ seconds: RENDER_TIMEOUT_S });
    const header = await picture.metadata();
    if (`image/${header.format}` !== contentType || !isSizeOfPicture(header)) return undefined;
    const image = picture.rotate();
    const drawn =
      contentType === 'image/png' ? image.png() : contentType === 'image/webp' ? image.webp({ quality: 88 }) : image.jpeg({ quality: 88 });
    return { contentType, content: await drawn.toBuffer() };
  } catch {
    return undefined;
  }
}
