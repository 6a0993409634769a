import { isHtml, readHtmlTable } from './read-html-table.ts';
import { readTextTable } from './read-text-table.ts';
import { COLUMNS_MAX, ROWS_BESIDE, Unread, type SheetReading, type SheetTable } from './sheet-table.ts';

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell === '');

/** The table in text that was saved, exported as a web page, or pasted. Throws an Unread where it is none that can be taken. */
export function tableOfText(written: string, rowsMax: number): SheetTable {
  // Old programs end a file with Ctrl-Z or zeros.
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const text = written.replace(/[\u001A\0]+$/, '');
  // Text holds none of these; what does is a picture, an archive or the like under another name.
  if (text.includes('\0')) throw new Unread('unreadable');
  const rows = isHtml(text) ? readHtmlTable(text) : readTextTable(text);
  while (rows.length > 0 && isEmpty(rows.at(-1) ?? [])) rows.pop();
  if (rows.filter((row) => !isEmpty(row)).length > rowsMax + ROWS_BESIDE) throw new Unread('rows');
  if (rows.some((row) => row.length > COLUMNS_MAX)) throw new Unread('columns');
  return { rows, refused: [] };
}

/** The same for text that was pasted. */
export function readPasted(text: string, rowsMax: number): SheetReading {
  try {
    return { table: tableOfText(text, rowsMax) };
  } catch (error) {
    if (error instanceof Unread) return { unread: error.why, line: error.line };
    throw error;
  }
}
