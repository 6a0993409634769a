import { hasPermission } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import type { PendingWork, Viewer } from '../session/index.ts';
import { pagesOf } from './define.ts';
import type { Dot, IconName, PageRow, Row, Section, SectionOptions } from './row.ts';

export interface MenuItem {
  readonly label: MessageDescriptor;
  /** Undefined for a submenu's title. */
  readonly path: string | undefined;
  readonly name: string;
  readonly icon: IconName | undefined;
  readonly dot: boolean;
  readonly items: readonly MenuItem[];
}

const lit = (dot: Dot | undefined, viewer: Viewer, pending: PendingWork): boolean => {
  if (dot === undefined) return false;
  if (typeof dot === 'string') return pending[dot];
  const [forWhom, what] = dot;
  return forWhom(viewer) && pending[what];
};

export function mayOpen(row: PageRow, viewer: Viewer | undefined): boolean {
  if (viewer === undefined) return !row.auth;
  const rule = row.show ?? row.section?.show;
  const needs = row.permissions ?? row.section?.permissions ?? [];
  return (rule === undefined || rule(viewer)) && hasPermission(...needs)(viewer);
}

function labelOf({ menu, tab, title }: PageRow, viewer: Viewer): MessageDescriptor {
  if (menu === undefined || typeof menu === 'boolean') return tab ?? title;
  return typeof menu === 'function' ? menu(viewer) : menu;
}

const pageItem = (row: PageRow, viewer: Viewer, pending: PendingWork): MenuItem[] =>
  row.screen && mayOpen(row, viewer)
    ? [
        {
          label: labelOf(row, viewer),
          path: row.path,
          name: row.name,
          icon: row.icon,
          dot: lit(row.dot, viewer, pending),
          items: [],
        },
      ]
    : [];

/** The side menu with red dots. Empty submenus are left out. `rows` is the whole table, of which groups show pages of other sections. */
export function sideMenu(rows: readonly Row[], section: Section, viewer: Viewer, pending: PendingWork): MenuItem[] {
  const menuOf = (pages: readonly PageRow[]) => pages.flatMap((page) => (page.menu ? pageItem(page, viewer, pending) : []));
  return section.rows.flatMap((row) => {
    if (row.kind === 'page') return menuOf([row]);
    const elsewhere = pagesOf(rows).filter(({ name }) => row.also?.includes(name));
    const items = [...menuOf(row.rows), ...elsewhere.flatMap((page) => pageItem(page, viewer, pending))];
    return items.length === 0
      ? []
      : [{ label: row.title, path: undefined, name: items[0]?.name ?? '', icon: row.icon, dot: lit(row.dot, viewer, pending), items }];
  });
}

export interface HeaderItem {
  readonly section: string;
  readonly label: MessageDescriptor;
  readonly path: string;
}

/** Whether the header can open a section with this page: built, and its home or in its menu. */
const leadsThere = (section: Section, page: PageRow): boolean =>
  page.screen !== undefined && (Boolean(page.menu) || page.path === `/${section.path}/${section.home}`);

/**
 * The header's items: sections that the person may see and that have a page to open. Visitors see those without conditions and may have to
 * sign in.
 */
export const headerMenu = (rows: readonly Row[], viewer: Viewer | undefined): HeaderItem[] =>
  rows
    .flatMap((row) => {
      if (
        row.kind !== 'section' ||
        row.header === undefined ||
        !row.rows.some((one) => (one.kind === 'group' ? one.rows : [one]).some((page) => leadsThere(row, page)))
      )
        return [];
      const asks = row.show !== undefined || row.permissions !== undefined;
      const visible = viewer === undefined ? !asks : (row.show?.(viewer) ?? true) && hasPermission(...(row.permissions ?? []))(viewer);
      return visible ? [{ at: row.header.at, section: row.path, label: row.title, path: openingOf(row, viewer) }] : [];
    })
    .toSorted((one, other) => one.at - other.at);

/** The section marked in the header for a page: its own or its parent. */
export const markedSection = (section: SectionOptions | undefined): string | undefined =>
  section?.header === undefined ? section?.under : section.path;

/** The section's home, or the first page that is built and allowed. */
function openingOf(section: Section, viewer: Viewer | undefined): string {
  const pages = section.rows
    .flatMap((row) => (row.kind === 'group' ? row.rows : [row]))
    .filter((row) => row.screen && mayOpen(row, viewer));
  const home = pages.find((row) => row.path.endsWith(`/${section.home}`)) ?? pages[0];
  return home?.path ?? `/${section.path}/${section.home}`;
}
