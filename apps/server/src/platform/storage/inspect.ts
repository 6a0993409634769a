import sharp from 'sharp';
import { isSizeOfPicture } from '../ocr/picture-size.ts';
import { OFD_TYPE, WORD_TYPE, type ContentType } from './upload-policy.ts';

/** A picture that takes longer to draw was made to. */
const DRAWING_SECONDS = 20;

export type UploadType = ContentType | typeof WORD_TYPE;

export const isWord = (type: UploadType | undefined): boolean => type === WORD_TYPE;

export interface Inspected {
  readonly contentType: UploadType;
  /** What is kept: an image drawn anew, without metadata; any other file as it came. */
  readonly content: Buffer;
}

const startsWith = (content: Buffer, ...bytes: number[]): boolean => bytes.every((byte, place) => content[place] === byte);

/** Whether a package is a Word file without macros: by the names of its parts, which stand in it unpacked. */
function isWordPackage(content: Buffer): boolean {
  const has = (part: string) => content.includes(part, 0, 'latin1');
  return has('[Content_Types].xml') && has('word/document.xml') && !/vbaProject|activeX/i.test(content.toString('latin1'));
}

/** Whether a package is an OFD document: its root stands in it under a name of its own. */
const isOfdPackage = (content: Buffer): boolean =>
  content.includes('OFD.xml', 0, 'latin1') && !content.includes('[Content_Types].xml', 0, 'latin1');

/** What a file is by its first bytes; undefined when it is nothing that may be uploaded. */
export function contentTypeOf(content: Buffer): UploadType | undefined {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  if (startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (startsWith(content, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (content.subarray(0, 4).toString('latin1') === 'RIFF' && content.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp';
  if (startsWith(content, 0x50, 0x4b, 0x03, 0x04)) {
    if (isOfdPackage(content)) return OFD_TYPE;
    return isWordPackage(content) ? WORD_TYPE : undefined;
  }
  const text = content.subarray(0, 4096).toString('utf8');
  // An invoice's XML has no document type; one would be a way to make a reader fetch or expand something.
  if (/^\uFEFF?\s*<\?xml\s/.test(text) && !/<!(DOCTYPE|ENTITY)/i.test(content.toString('utf8'))) return 'application/xml';
  return undefined;
}

/** Decides by its content what a file is, and makes it safe to show; undefined when it is nothing that may be uploaded. */
export async function inspectContent(content: Buffer): Promise<Inspected | undefined> {
  const contentType = contentTypeOf(content);
  if (contentType === undefined) return undefined;
  if (!contentType.startsWith('image/')) return { contentType, content };
  try {
    const picture = sharp(content, { failOn: 'error' }).timeout({ seconds: DRAWING_SECONDS });
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
