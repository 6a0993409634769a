import { isHtml, readHtmlTable } from './read-html-table.ts';
import { readTextTable } from './read-text-table.ts';
import { COLUMNS_MAX, ROWS_BESIDE, Unread, type SheetReading, type SheetTable } from './sheet-table.ts';

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell === '');

/** The table in text: saved, pasted, or exported as a web page. Throws an Unread if it is unreadable. */
export function tableOfText(written: string, rowsMax: number): SheetTable {
  // Old programs end files with Ctrl-Z or zero bytes.
  let end = written.length;
  while (written[end - 1] === '\u001A' || written[end - 1] === '\0') end -= 1;
  const text = written.slice(0, end);
  // Only binary files contain these characters.
  if (text.includes('\0')) throw new Unread('unreadable');
  const rows = isHtml(text) ? readHtmlTable(text) : readTextTable(text);
  while (rows.length > 0 && isEmpty(rows.at(-1) ?? [])) rows.pop();
  if (rows.filter((row) => !isEmpty(row)).length > rowsMax + ROWS_BESIDE) throw new Unread('rows');
  if (rows.some((row) => row.length > COLUMNS_MAX)) throw new Unread('columns');
  return { rows, refused: [] };
}

/** The same for pasted text. */
export function readPasted(text: string, rowsMax: number): SheetReading {
  try {
    return { table: tableOfText(text, rowsMax) };
  } catch (error) {
    if (error instanceof Unread) return { unread: error.why, line: error.line };
    throw error;
  }
}
