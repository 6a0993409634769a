import type { MessageDescriptor } from '@lingui/core';
import type { GroupRow, PageOptions, PageRow, RedirectRow, Row, Section, SectionOptions } from './row.ts';
import type { Screen } from './screen.ts';

type UnplacedPage = PageOptions & { readonly kind: 'page'; readonly leaf: string; readonly screen: Screen | undefined };
type UnplacedGroup = Omit<GroupRow, 'rows'> & { readonly rows: readonly UnplacedPage[] };

/** A route of a section: its leaf and screen; undefined if it is not built. */
export const page = (leaf: string, screen: Screen | undefined, options: PageOptions): UnplacedPage => ({
  kind: 'page',
  leaf,
  screen,
  ...options,
});

/** Routes in a submenu. */
export const group = (
  title: MessageDescriptor,
  options: Pick<GroupRow, 'dot' | 'icon' | 'also'>,
  rows: readonly UnplacedPage[],
): UnplacedGroup => ({
  kind: 'group',
  title,
  ...options,
  rows,
});

/** A section with its shell, header item and routes. Routes need a session unless the section states otherwise. */
export function section(
  path: string,
  options: Omit<SectionOptions, 'path' | 'auth'> & { auth?: boolean },
  rows: readonly (UnplacedPage | UnplacedGroup)[],
): Section {
  const own: SectionOptions = { auth: true, ...options, path };
  const place = ({ leaf, ...row }: UnplacedPage): PageRow => ({
    ...row,
    name: row.name ?? `${own.prefix}-${leaf}`,
    path: `/${path}/${leaf}`,
    auth: own.auth,
    section: own,
  });
  return { kind: 'section', ...own, rows: rows.map((row) => (row.kind === 'group' ? { ...row, rows: row.rows.map(place) } : place(row))) };
}

/** A route outside the sections. */
export const standalone = (path: string, screen: Screen | undefined, options: PageOptions & { name: string; auth?: boolean }): PageRow => ({
  kind: 'page',
  ...options,
  auth: options.auth ?? false,
  path,
  screen,
  section: undefined,
});

export const redirect = (path: string, name: string, to: string): RedirectRow => ({ kind: 'redirect', path, name, to });

/** Checks a table when the portal loads: unique names and paths, a home for every section, existing parents. */
export function defineNavigation(rows: readonly Row[]): readonly Row[] {
  const pages = pagesOf(rows);
  for (const key of ['name', 'path'] as const) {
    const seen = new Set<string>();
    for (const row of pages) {
      if (seen.has(row[key])) throw new Error(`navigation: two rows have the ${key} ${row[key]}`);
      seen.add(row[key]);
    }
  }
  for (const { name, under } of pages) {
    if (under !== undefined && !pages.some((one) => one.name === under && one.menu))
      throw new Error(`navigation: ${name} stands under ${under}, which is in no menu`);
  }
  const names = new Set(pages.map(({ name }) => name));
  for (const row of rows) {
    if (row.kind !== 'section') continue;
    const missing = row.rows.flatMap((one) => (one.kind === 'group' ? (one.also ?? []) : [])).find((name) => !names.has(name));
    if (missing !== undefined) throw new Error(`navigation: section ${row.path} also shows ${missing}, which is no page`);
    if (!pages.some((one) => one.path === `/${row.path}/${row.home}`))
      throw new Error(`navigation: section ${row.path} has no page ${row.home}`);
  }
  return rows;
}

const pagesIn = (rows: readonly Row[]): readonly PageRow[] =>
  rows.flatMap((row) => {
    if (row.kind === 'page') return [row];
    if (row.kind === 'redirect') return [];
    return row.rows.flatMap((inner) => (inner.kind === 'group' ? inner.rows : [inner]));
  });

const known = new WeakMap<readonly Row[], readonly PageRow[]>();

/** All pages of a table in order. Cached, because every act of every row looks up a place. */
export function pagesOf(rows: readonly Row[]): readonly PageRow[] {
  const pages = known.get(rows) ?? pagesIn(rows);
  known.set(rows, pages);
  return pages;
}
