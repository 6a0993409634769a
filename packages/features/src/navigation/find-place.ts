import { pagesOf } from './define.ts';
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
