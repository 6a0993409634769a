import { decodeText } from './decode-text.ts';
import { tableOfText } from './read-text.ts';
import { readWorkbook } from './read-workbook.ts';
import { Unread, type SheetLimits, type SheetReading } from './sheet-table.ts';

const beginsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte);
/** Every workbook is a ZIP, and every ZIP begins so. */
const isZip = (bytes: Uint8Array): boolean => beginsWith(bytes, 0x50, 0x4b);
/** Signature of workbooks before Excel 2007 and of encrypted ones. */
const isOldWorkbook = (bytes: Uint8Array): boolean => beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** The table in a file: the first visible sheet of a workbook, the first table of a web page, or text. The content decides which, not the name. */
export async function readBytes(bytes: ArrayBuffer, name: string, limits: SheetLimits): Promise<SheetReading> {
  const view = new Uint8Array(bytes);
  try {
    if (isZip(view)) return { table: await readWorkbook(bytes, limits.rows) };
    if (isOldWorkbook(view)) return { unread: 'oldWorkbook' };
    if (/\.xlsx$/i.test(name)) return { unread: 'unreadable' };
    return { table: tableOfText(decodeText(view), limits.rows) };
  } catch (error) {
    if (error instanceof Unread) return { unread: error.why, line: error.line };
    // What is no ZIP inside ends in one of these.
    if (error instanceof RangeError || error instanceof TypeError) return { unread: 'unreadable' };
    throw error;
  }
}
