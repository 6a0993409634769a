import type { Viewer } from '../session/index.ts';
import { pagesOf } from './define.ts';
import { mayOpen } from './menus.ts';
import type { Place } from './place.ts';
import type { PageRow, Row } from './row.ts';

/** The page that first mounts a screen, whoever may open it; undefined where the portal has no such page. */
export const pageOf = (rows: readonly Row[], key: Place): PageRow | undefined => pagesOf(rows).find((row) => row.screen?.key === key);

/** Where everybody is at home: the home page, else the first page inside the portal's own shell that is built. */
export function homeOf(rows: readonly Row[]): string {
  const home = pageOf(rows, 'home.home') ?? pagesOf(rows).find((row) => row.section && row.screen);
  return home?.path ?? '/';
}

/** The sign-in page with the way back. */
export const signInFor = (rows: readonly Row[], fullPath: string): string =>
  `${pageOf(rows, 'access.signIn')?.path ?? '/'}?redirect=${encodeURIComponent(fullPath)}`;

/** Whether the menus mark an entry while the page is open: it stands in one, or under one that does. */
const isMarked = ({ menu, under }: PageRow): boolean => Boolean(menu) || under !== undefined;

/**
 * The page of a screen that a person is led to, where several sections mount it: one that the menus mark before any other, among
 * those the one in the section they are in, then the one in the section that is theirs. `section` is the path of where they are.
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
