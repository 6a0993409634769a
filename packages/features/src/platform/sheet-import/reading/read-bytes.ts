import { readTextTable } from './read-text-table.ts';
import { readWorkbook } from './read-workbook.ts';
import { COLUMNS_MAX, ROWS_BESIDE, UnreadableFile, type SheetLimits, type SheetReading, type SheetTable } from './sheet-table.ts';

/** Workbooks are ZIP files, which start with these bytes. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** UTF-8, UTF-16 with a byte-order mark, otherwise GBK or GB 18030, as spreadsheets save text in China. */
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
  // Text has no NUL; this is a picture or an old workbook under a wrong name.
  if (text.includes('\0')) throw new UnreadableFile('unreadable');
  const rows = readTextTable(text);
  while (rows.length > 0 && isEmpty(rows.at(-1) ?? [])) rows.pop();
  if (rows.length > rowsMax + ROWS_BESIDE) throw new UnreadableFile('rows');
  if (rows.some((row) => row.length > COLUMNS_MAX)) throw new UnreadableFile('columns');
  return { rows, refused: [] };
}

/** Reads a workbook's first sheet or text, recognised by content and not by name. */
export async function readBytes(bytes: ArrayBuffer, name: string, limits: SheetLimits): Promise<SheetReading> {
  const view = new Uint8Array(bytes);
  try {
    if (isZip(view)) return { table: await readWorkbook(bytes, limits.rows) };
    if (/\.xlsx$/i.test(name)) return { unread: 'unreadable' };
    return { table: textTable(view, limits.rows) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unread: error.why };
    // A broken ZIP file ends in one of these.
    if (error instanceof RangeError || error instanceof TypeError) return { unread: 'unreadable' };
    throw error;
  }
}
