import type { PageRow, RedirectRow, Row } from './row.ts';

export type Place = PageRow | RedirectRow;

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('/*') ? path === pattern.slice(0, -2) || path.startsWith(pattern.slice(0, -1)) : pattern === path;

const withoutTrailingSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/** The row of a path. A section's bare path gives its home, an unknown path the row of "*". */
export function rowAt(rows: readonly Row[], pathname: string): Place | undefined {
  const path = withoutTrailingSlash(pathname);
  for (const row of rows) {
    if (row.kind !== 'section') {
      if (row.path !== '*' && matches(row.path, path)) return row;
      continue;
    }
    if (path === `/${row.path}`) return { kind: 'redirect', path, name: row.path, to: `/${row.path}/${row.home}` };
    for (const inner of row.rows) {
      const page = (inner.kind === 'group' ? inner.rows : [inner]).find((one) => one.path === path);
      if (page) return page;
    }
  }
  return rows.find((row): row is PageRow => row.kind === 'page' && row.path === '*');
}
