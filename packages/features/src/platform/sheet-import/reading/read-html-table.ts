import { cleanCell } from './clean-cell.ts';
import { decodeEntities } from './xml-tokens.ts';

const START = /^\uFEFF?\s*<(?:!doctype html|html|head|meta|style|body|table)\b/i;
/** Attributes end at the next tag at the latest, so that no place is searched twice. */
const TAG = /<(\/?)(table|tr|td|th|br)\b([^<>]*)>/gi;
const HIDDEN_BEGINS = /<!--|<(script|style)\b/gi;
const HIDDEN_ENDS: Readonly<Record<string, RegExp>> = { script: /<\/script>/gi, style: /<\/style>/gi };
const COLUMNS_SPANNED = /\bcolspan\s*=\s*["']?(\d{1,3})/i;
const ROWS_SPANNED = /\browspan\s*=\s*["']?(\d{1,4})/i;
const spanOf = (pattern: RegExp, attributes: string): number => Math.max(1, Number(pattern.exec(attributes)?.[1] ?? 1));

/** Whether text is a web page, which some banks export under a workbook's file name. */
export const isHtml = (text: string): boolean => START.test(text);

/** Leaves out comments, scripts and styles; from one that does not end, the rest is left as it is. */
function withoutHidden(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: begin, 1: element = '', index } of html.matchAll(HIDDEN_BEGINS)) {
    if (index < from) continue;
    const ends = HIDDEN_ENDS[element.toLowerCase()] ?? /-->/g;
    ends.lastIndex = index + begin.length;
    const end = ends.exec(html);
    if (end === null) break;
    parts.push(html.slice(from, index));
    from = end.index + end[0].length;
  }
  return [...parts, html.slice(from)].join('');
}

/** The rows of the first table that has any. */
export function readHtmlTable(html: string): string[][] {
  const text = withoutHidden(html);
  const records: string[][] = [];
  /** By column: remaining rows that a cell spans; they are empty. */
  const reaching: number[] = [];
  let cells: string[] | undefined;
  let open: { readonly from: number; readonly columns: number; readonly rows: number } | undefined;
  const put = (cell: string, rows: number) => {
    if (cells === undefined) return;
    reaching[cells.length] = rows - 1;
    cells.push(cell);
  };
  const skipReached = (record: string[]) => {
    while ((reaching[record.length] ?? 0) > 0) {
      reaching[record.length] = (reaching[record.length] ?? 0) - 1;
      record.push('');
    }
  };
  const endCell = (until: number) => {
    if (open === undefined || cells === undefined) return;
    const inside = text
      .slice(open.from, until)
      .replaceAll(/<br\b[^<>]*>/gi, ' ')
      .replaceAll(/<[^<>]*>/g, '');
    for (let column = 0; column < open.columns; column += 1) put(column === 0 ? cleanCell(decodeEntities(inside)) : '', open.rows);
    open = undefined;
  };
  const endRecord = (until: number) => {
    endCell(until);
    if (cells !== undefined) records.push(cells);
    cells = undefined;
  };
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of text.matchAll(TAG)) {
    const kind = name.toLowerCase();
    if (kind === 'br') continue;
    if (kind === 'td' || kind === 'th') {
      endCell(index);
      cells ??= [];
      if (slash === '/') continue;
      skipReached(cells);
      open = { from: index + tag.length, columns: spanOf(COLUMNS_SPANNED, attributes), rows: spanOf(ROWS_SPANNED, attributes) };
    } else {
      endRecord(index);
      if (kind === 'table' && slash === '/' && records.length > 0) break;
      if (kind === 'tr' && slash === '') cells = [];
    }
  }
  endRecord(text.length);
  return records;
}
