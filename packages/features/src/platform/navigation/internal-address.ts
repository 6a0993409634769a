import type { PageRow, RedirectRow, Row } from './row.ts';
import { rowAt } from './row-at.ts';

const LONGEST = 2_048;

const isPassage = (rows: readonly Row[], row: PageRow | RedirectRow): boolean => {
  const end = row.kind === 'redirect' ? rowAt(rows, row.to) : row;
  return end?.kind === 'page' && end.passage === true;
};

/** A path without anything that browsers skip or read as another origin: white space, control characters, backslashes. */
const isPlain = (text: string): boolean => text.length <= LONGEST && /^\/(?!\/)/.test(text) && !/[\\\p{Cc}\p{Cf}\p{Z}]/u.test(text);

/** An address from outside, if the table has its path and it leads to a page; undefined otherwise (specification §2.1, §2.2). */
export function internalAddress(rows: readonly Row[], text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || !isPlain(text)) return undefined;
  const row = rowAt(rows, text.split(/[?#]/, 1)[0] ?? '');
  return row === undefined || row.path.includes('*') || isPassage(rows, row) ? undefined : text;
}
