import type { I18n } from '@lingui/core';
import { decide, markedSection, mayOpen, pagesOf, type PageRow, type Row } from '../../platform/navigation/index.ts';
import type { Viewer } from '../../platform/session/index.ts';
import { ALSO_CALLED } from './also-called.ts';

/** Pages that a person passes through or is led to, and never looks for. */
const isLedTo = ({ shell, passage, exception }: PageRow): boolean => shell !== undefined || passage === true || exception === true;

/** Where a page stands for a person: by the place of its section in the header, their own section right after home; what is of no section comes last. */
function distance(rows: readonly Row[], { section }: PageRow, viewer: Viewer): number {
  if (section === undefined) return Number.POSITIVE_INFINITY;
  if (section.landing?.(viewer) === true) return 1;
  const marked = rows.find((row) => row.kind === 'section' && row.path === markedSection(section));
  return (marked?.kind === 'section' ? marked.header?.at : undefined) ?? Number.MAX_SAFE_INTEGER;
}

/** Every page that the person may open: home, then those of their own section, then the others. A screen of several sections comes first as their own. */
export const pagesFor = (rows: readonly Row[], viewer: Viewer): readonly PageRow[] =>
  pagesOf(rows)
    .filter(
      (row) => row.screen && !isLedTo(row) && mayOpen(row, viewer) && decide(rows, row, row.path, { marked: true, viewer }).kind === 'open',
    )
    .map((row) => ({ row, at: distance(rows, row, viewer) }))
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ row }) => row);

/** The pages whose name, title, section, address or what else they are called by holds every word of the query. */
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
