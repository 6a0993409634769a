import { homeOf, pagesOf, mayOpen, type PageRow, type Row } from '../navigation/index.ts';
import type { Viewer } from '../session/index.ts';

/** An open page. Each route is open once: its name is the key of its content (specification §2.4). */
export interface Tab {
  readonly name: string;
  /** Path with query, so that going back restores the filters. */
  readonly address: string;
}

export type TabAct =
  | { readonly type: 'open'; readonly tab: Tab }
  | { readonly type: 'close'; readonly names: readonly string[] }
  | { readonly type: 'restore'; readonly tabs: readonly Tab[] };

/** Whether a page gets a tab: not redirects and substitutes, nor home, which is always first. */
export const hasTab = (rows: readonly Row[], row: PageRow): boolean =>
  row.screen !== undefined && row.passage !== true && row.exception !== true && row.path !== homeOf(rows);

export function openTabs(tabs: readonly Tab[], act: TabAct): readonly Tab[] {
  switch (act.type) {
    case 'open': {
      const { tab } = act;
      const open = tabs.find((one) => one.name === tab.name);
      if (open === undefined) return [...tabs, tab];
      return open.address === tab.address ? tabs : tabs.map((one) => (one === open ? tab : one));
    }
    case 'close':
      return tabs.filter((tab) => !act.names.includes(tab.name));
    case 'restore':
      return [...act.tabs, ...tabs.filter((tab) => !act.tabs.some((one) => one.name === tab.name))];
  }
}

/** The page after closing: the current one if it stays, otherwise the next or the previous; without any, home (specification §4). */
export function tabAfterClosing(tabs: readonly Tab[], current: string, closed: readonly string[]): Tab | undefined {
  const stays = (tab: Tab) => !closed.includes(tab.name);
  const at = tabs.findIndex((tab) => tab.name === current);
  const own = tabs[at];
  if (own && stays(own)) return own;
  return tabs.slice(at + 1).find(stays) ?? tabs.slice(0, Math.max(at, 0)).findLast(stays);
}

/** A stored tab: route name and record, without filters. */
export interface KeptTab {
  readonly name: string;
  readonly id?: string;
}

export function keptTab({ name, address }: Tab): KeptTab {
  const id = new URLSearchParams(address.split('?')[1] ?? '').get('id');
  return id === null ? { name } : { name, id };
}

/** Stored tabs that exist, are built, and that the person may open (specification §4). */
export function restoredTabs(kept: readonly KeptTab[], rows: readonly Row[], viewer: Viewer): readonly Tab[] {
  const known = new Map(pagesOf(rows).map((row: PageRow) => [row.name, row]));
  return kept.flatMap(({ name, id }) => {
    const row = known.get(name);
    if (row === undefined || !hasTab(rows, row) || !mayOpen(row, viewer)) return [];
    return [{ name, address: id === undefined ? row.path : `${row.path}?${new URLSearchParams({ id }).toString()}` }];
  });
}
