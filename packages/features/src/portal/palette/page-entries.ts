import type { I18n } from '@lingui/core';
import { decide, markedSection, mayOpen, pagesOf, type PageRow, type Row } from '../../platform/navigation/index.ts';
import type { Viewer } from '../../platform/session/index.ts';
import { ALSO_CALLED } from './also-called.ts';

/** Pages that nobody searches for, because they are only passed through. */
const isLedTo = ({ shell, passage, exception }: PageRow): boolean => shell !== undefined || passage === true || exception === true;

/** Sorts pages: the person's own section after home, the others in header order, pages without a section last. */
function distance(rows: readonly Row[], { section }: PageRow, viewer: Viewer): number {
  if (section === undefined) return Number.POSITIVE_INFINITY;
  if (section.landing?.(viewer) === true) return 1;
  const marked = rows.find((row) => row.kind === 'section' && row.path === markedSection(section));
  return (marked?.kind === 'section' ? marked.header?.at : undefined) ?? Number.MAX_SAFE_INTEGER;
}

/** All pages for a person: home, their own section, the others. A screen in several sections is listed first in their own. */
export const pagesFor = (rows: readonly Row[], viewer: Viewer): readonly PageRow[] =>
  pagesOf(rows)
    .filter(
      (row) => row.screen && !isLedTo(row) && mayOpen(row, viewer) && decide(rows, row, row.path, { marked: true, viewer }).kind === 'open',
    )
    .map((row) => ({ row, at: distance(rows, row, viewer) }))
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ row }) => row);

/** Pages that match all words by name, title, section, address or synonym. */
export function foundPages(pages: readonly PageRow[], query: string, i18n: I18n): readonly PageRow[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter((row) => {
    const called = row.screen && ALSO_CALLED[row.screen.key];
    const names = [row.tab ?? row.title, row.title, ...(row.section ? [row.section.title] : []), ...(called ? [called] : [])].map((name) =>
      i18n._(name),
    );
    const text = `${names.join(' ')} ${row.path}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
