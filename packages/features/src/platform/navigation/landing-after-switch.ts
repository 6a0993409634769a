import type { Viewer } from '../session/index.ts';
import { pagesOf } from './define.ts';
import { homeOf } from './find-place.ts';
import { mayOpen } from './menus.ts';
import type { Row } from './row.ts';

/** Where a person lands after switching the enterprise (specification §2.4), if it is built; otherwise home. */
export function landingAfterSwitch(rows: readonly Row[], viewer: Viewer): string {
  const pages = pagesOf(rows).filter((row) => row.section?.landing?.(viewer) === true && row.screen && mayOpen(row, viewer));
  const home = pages.find((row) => row.path.endsWith(`/${row.section?.home ?? ''}`)) ?? pages.find((row) => row.menu);
  return home?.path ?? homeOf(rows);
}
