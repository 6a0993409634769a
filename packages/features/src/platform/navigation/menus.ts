import { hasPermission } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import type { PendingWork, Viewer } from '../session/index.ts';
import type { Dot, IconName, PageRow, Row, Section, SectionOptions } from './row.ts';

export interface MenuItem {
  readonly label: MessageDescriptor;
  /** Path to open; none for a submenu's title. */
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

/** Whether a person may open a page: its own rule and permissions, or its section's. Visitors open what needs no session. */
export function mayOpen(row: PageRow, viewer: Viewer | undefined): boolean {
  if (viewer === undefined) return !row.auth;
  const rule = row.show ?? row.section?.show;
  const needs = row.permissions ?? row.section?.permissions ?? [];
  return (rule === undefined || rule(viewer)) && hasPermission(...needs)(viewer);
}

function labelOf({ menu, title }: PageRow, viewer: Viewer): MessageDescriptor {
  if (menu === undefined || typeof menu === 'boolean') return title;
  return typeof menu === 'function' ? menu(viewer) : menu;
}

const pageItem = (row: PageRow, viewer: Viewer, pending: PendingWork): MenuItem[] =>
  row.menu && row.screen && mayOpen(row, viewer)
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

/** The side menu of a section for a person, red dots included. A submenu with nothing in it is not shown. */
export function sideMenu(section: Section, viewer: Viewer, pending: PendingWork): MenuItem[] {
  return section.rows.flatMap((row) => {
    if (row.kind === 'page') return pageItem(row, viewer, pending);
    const items = row.rows.flatMap((one) => pageItem(one, viewer, pending));
    return items.length === 0
      ? []
      : [{ label: row.title, path: undefined, name: items[0]?.name ?? '', icon: row.icon, dot: lit(row.dot, viewer, pending), items }];
  });
}

export interface HeaderItem {
  /** Path of its section. */
  readonly section: string;
  readonly label: MessageDescriptor;
  readonly path: string;
}

/** Whether a page is one that the header may open its section with: built, and its home or in its menu. */
const leadsThere = (section: Section, page: PageRow): boolean =>
  page.screen !== undefined && (Boolean(page.menu) || page.path === `/${section.path}/${section.home}`);

/** The header's items for a person: sections with an index that the person may see and that have a page to open with. A visitor sees those that ask nothing of a person, and signs in on the way to some. */
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

/** The section whose item the header marks for a page: its own, or the one that it stands under. */
export const markedSection = (section: SectionOptions | undefined): string | undefined =>
  section?.header === undefined ? section?.under : section.path;

/** Where a section opens for a person: its home, or its first page that is built and allowed. */
function openingOf(section: Section, viewer: Viewer | undefined): string {
  const pages = section.rows
    .flatMap((row) => (row.kind === 'group' ? row.rows : [row]))
    .filter((row) => row.screen && mayOpen(row, viewer));
  const home = pages.find((row) => row.path.endsWith(`/${section.home}`)) ?? pages[0];
  return home?.path ?? `/${section.path}/${section.home}`;
}
