import { readTextTable } from './read-text-table.ts';
import { readWorkbook } from './read-workbook.ts';
import { COLUMNS_MAX, ROWS_BESIDE, Unread, type SheetLimits, type SheetReading, type SheetTable } from './sheet-table.ts';

/** Every workbook is a ZIP, and every ZIP begins so. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Text in UTF-8, in UTF-16 with its mark, and otherwise as spreadsheets save it in China: GBK, and its larger sister GB 18030. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell === '');

function textTable(bytes: Uint8Array, rowsMax: number): SheetTable {
  const text = decoded(bytes);
  // Text holds none of these; what does is a picture, an old workbook or the like under another name.
  if (text.includes('\0')) throw new Unread('unreadable');
  const rows = readTextTable(text);
  while (rows.length > 0 && isEmpty(rows.at(-1) ?? [])) rows.pop();
  if (rows.length > rowsMax + ROWS_BESIDE) throw new Unread('rows');
  if (rows.some((row) => row.length > COLUMNS_MAX)) throw new Unread('columns');
  return { rows, refused: [] };
}

/** A table in a file's bytes: of a workbook its first sheet, else text. What it is shows in itself, whatever it is called. */
export async function readBytes(bytes: ArrayBuffer, name: string, limits: SheetLimits): Promise<SheetReading> {
  const view = new Uint8Array(bytes);
  try {
    if (isZip(view)) return { table: await readWorkbook(bytes, limits.rows) };
    if (/\.xlsx$/i.test(name)) return { unread: 'unreadable' };
    return { table: textTable(view, limits.rows) };
  } catch (error) {
    if (error instanceof Unread) return { unread: error.why };
    // What is no ZIP inside ends in one of these.
    if (error instanceof RangeError || error instanceof TypeError) return { unread: 'unreadable' };
    throw error;
  }
}
