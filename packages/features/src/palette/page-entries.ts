import type { I18n } from '@lingui/core';
import { decide, mayOpen, pagesOf, type PageRow, type Row } from '../navigation/index.ts';
import type { Viewer } from '../session/index.ts';

/** Pages that a person passes through or is led to, and never looks for. */
const isLedTo = ({ shell, passage, exception }: PageRow): boolean => shell !== undefined || passage === true || exception === true;

/** Every page that the person may open, in the order of the table. */
export const pagesFor = (rows: readonly Row[], viewer: Viewer): readonly PageRow[] =>
  pagesOf(rows).filter(
    (row) => row.screen && !isLedTo(row) && mayOpen(row, viewer) && decide(rows, row, row.path, { marked: true, viewer }).kind === 'open',
  );

/** The pages whose title, section or address holds every word of the query. */
export function foundPages(pages: readonly PageRow[], query: string, i18n: I18n): readonly PageRow[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter((row) => {
    const text = `${i18n._(row.title)} ${row.section ? i18n._(row.section.title) : ''} ${row.path}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
