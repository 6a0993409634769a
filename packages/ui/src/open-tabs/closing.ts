export interface OpenTab {
  id: string;
  label: string;
  /** Shown instead of the label, for example for the home page. */
  icon?: React.ReactNode;
  /** Marks unsaved input with an amber dot. */
  draft?: boolean | undefined;
  /** False for the home page, which always stays open. @default true */
  closable?: boolean | undefined;
}

export type CloseScope = 'this' | 'left' | 'right' | 'others' | 'all';

/** Ids of the tabs to close for a menu item, without those that are not closable. */
export function tabsToClose(tabs: readonly OpenTab[], id: string, scope: CloseScope): string[] {
  const at = tabs.findIndex((tab) => tab.id === id);
  const hit = {
    this: (i: number) => i === at,
    left: (i: number) => i < at,
    right: (i: number) => i > at,
    others: (i: number) => i !== at,
    all: () => true,
  }[scope];
  return tabs.filter((tab, index) => tab.closable !== false && hit(index)).map((tab) => tab.id);
}

/** The tab to activate after closing: the current one if it stays, otherwise the nearest neighbour, the right one first. */
export function tabAfterClosing(tabs: readonly OpenTab[], activeId: string, closed: readonly string[]): string | undefined {
  const remains = (tab: OpenTab | undefined) => tab !== undefined && !closed.includes(tab.id);
  const at = tabs.findIndex((tab) => tab.id === activeId);
  if (remains(tabs[at])) return activeId;
  return (tabs.slice(at + 1).find(remains) ?? tabs.slice(0, Math.max(at, 0)).findLast(remains))?.id;
}
