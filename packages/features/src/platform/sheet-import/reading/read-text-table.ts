import { cleanCell } from './clean-cell.ts';
import { Unread } from './sheet-table.ts';

const SEPARATORS = ['\t', ',', ';', '|'] as const;
/** Number of records examined to find the separator. */
const LOOKED_AT = 30;
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\r|\n|$)/i;

/**
 * Splits text into records of cells (RFC 4180). `="001"`, which protects text, counts as quoted. Throws if a quote is not closed, because
 * the following records would be lost.
 */
function splitRecords(text: string, separator: string, recordsMax = Infinity): string[][] {
  const records: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  let line = 1;
  const countLines = (part: string) => {
    line += part.match(/\r\n|\r|\n/g)?.length ?? 0;
  };

  /** The quoted text from `from` and the position after it; undefined if other text follows. */
  function quoted(from: number): { readonly text: string; readonly end: number } | undefined {
    let found = '';
    for (let place = from + 1; place < text.length; place += 1) {
      const sign = text[place] ?? '';
      if (sign !== '"') found += sign;
      else if (text[place + 1] === '"') {
        found += sign;
        place += 1;
      } else {
        const [blank = ''] = /^[^\S\r\n]*/.exec(text.slice(place + 1, place + 40)) ?? [];
        const end = separator === '\t' ? place + 1 : place + 1 + blank.length;
        const next = text[end];
        if (next === undefined || next === separator || next === '\r' || next === '\n') return { text: found, end };
        break;
      }
    }
    // Spreadsheets copy text that begins with a quote without quoting it.
    if (separator === '\t' && !/[\r\n]/.test(found)) return undefined;
    throw new Unread('quote', line);
  }

  while (at < text.length && records.length < recordsMax) {
    const [lead = ''] = /^[^\S\t\r\n]*=?/.exec(text.slice(at, at + 40)) ?? [];
    const between = text[at + lead.length] === '"' ? quoted(at + lead.length) : undefined;
    let end = between?.end ?? at;
    if (between === undefined) {
      while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1;
      cells.push(text.slice(at, end));
    } else {
      cells.push(between.text);
      countLines(between.text);
    }
    if (end < text.length && text[end] === separator) {
      at = end + 1;
      // The last cell of the text is empty.
      if (at === text.length) cells.push('');
      continue;
    }
    records.push(cells);
    cells = [];
    line += 1;
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1;
  }
  if (cells.length > 0) records.push(cells);
  return records;
}

const isHeadLike = (cells: readonly string[]): boolean => cells.length > 1 && cells.every((cell) => !/\d{2}/.test(cell));

/** A cell that begins with a separator: the tabs between such cells end cells between commas, to protect their numbers. */
const STARTS_WITH_SEPARATOR = /^[,;|]/;

/** Number of cells of the header for a separator; without a header, the most frequent number. */
function widthBy(text: string, separator: string): number {
  let records: string[][];
  try {
    records = splitRecords(text, separator, LOOKED_AT).map((cells) => cells.filter((cell) => !STARTS_WITH_SEPARATOR.test(cell)));
  } catch (error) {
    if (error instanceof Unread) return 0;
    throw error;
  }
  const heads = records.filter(isHeadLike).map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  if (heads.length > 0) return Math.max(...heads);
  const counts = new Map<number, number>();
  for (const { length } of records) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, left], [, right]) => right - left);
  // A header takes precedence.
  return most === undefined ? 0 : most[0] / 1000;
}

/** The separator that gives the header the most cells. */
function separatorOf(text: string): string {
  const widths = SEPARATORS.map((separator) => ({ separator, width: widthBy(text, separator) }));
  const [best] = widths.toSorted((left, right) => right.width - left.width);
  return best === undefined || best.width === 0 ? (text.includes('\t') ? '\t' : ',') : best.separator;
}

/** Records of pasted or saved text. Throws an Unread if a quote is not closed. */
export function readTextTable(written: string): string[][] {
  const text = written.replace(/^\uFEFF/, '');
  const [named, separator] = SEPARATOR_LINE.exec(text) ?? [];
  const records = splitRecords(named === undefined ? text : text.slice(named.length), separator ?? separatorOf(text)).map((cells) =>
    cells.map(cleanCell),
  );
  // The separator line counts, so that row numbers match the file.
  return named === undefined ? records : [[], ...records];
}
