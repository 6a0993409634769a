import type { PageRow, RedirectRow, Row } from './row.ts';
import { rowAt } from './row-at.ts';

const LONGEST = 2_048;

/** Whether nobody wants to land there: it only leads on, or leads to what does. */
const isPassage = (rows: readonly Row[], row: PageRow | RedirectRow): boolean => {
  const end = row.kind === 'redirect' ? rowAt(rows, row.to) : row;
  return end?.kind === 'page' && end.passage === true;
};

/** A path, and nothing that browsers read past or as another origin: no white space, no control character, no backslash. */
const isPlain = (text: string): boolean => text.length <= LONGEST && /^\/(?!\/)/.test(text) && !/[\\\p{Cc}\p{Cf}\p{Z}]/u.test(text);

/** An address of the portal that somebody else wrote, as it is, where the table knows its path and it leads somewhere; undefined for anything else (specification §2.1, §2.2). */
export function internalAddress(rows: readonly Row[], text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || !isPlain(text)) return undefined;
  const row = rowAt(rows, text.split(/[?#]/, 1)[0] ?? '');
  return row === undefined || row.path.includes('*') || isPassage(rows, row) ? undefined : text;
}
