import type { Viewer } from '../session/index.ts';
import { pagesOf } from './define.ts';
import { mayOpen } from './menus.ts';
import type { Place } from './place.ts';
import type { PageRow, Row } from './row.ts';

/** The first page with a screen, for anybody; undefined if there is none. */
export const pageOf = (rows: readonly Row[], key: Place): PageRow | undefined => pagesOf(rows).find((row) => row.screen?.key === key);

/** The home page, otherwise the first page in the portal's shell that is built. */
export function homeOf(rows: readonly Row[]): string {
  const home = pageOf(rows, 'home.home') ?? pagesOf(rows).find((row) => row.section && row.screen);
  return home?.path ?? '/';
}

/** The sign-in page with a way back. */
export const signInFor = (rows: readonly Row[], fullPath: string): string =>
  `${pageOf(rows, 'access.signIn')?.path ?? '/'}?redirect=${encodeURIComponent(fullPath)}`;

/** Whether a menu marks an entry while the page is open: its own or its parent's. */
const isMarked = ({ menu, under }: PageRow): boolean => Boolean(menu) || under !== undefined;

/**
 * The page for a screen mounted in several sections: pages in a menu first, then those in the current section, then in the person's own.
 * `section` is the current path.
 */
export function pageFor(rows: readonly Row[], key: Place, viewer: Viewer | undefined, section: string): PageRow | undefined {
  const distance = (row: PageRow): number => {
    const away = row.section?.path === section ? 0 : viewer && row.section?.landing?.(viewer) === true ? 1 : 2;
    return isMarked(row) ? away : away + 3;
  };
  return pagesOf(rows)
    .filter((row) => row.screen?.key === key && mayOpen(row, viewer))
    .toSorted((one, other) => distance(one) - distance(other))[0];
}
