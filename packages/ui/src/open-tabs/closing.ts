export interface OpenTab {
  id: string;
  label: string;
  /** Instead of words, as the house of the home page. */
  icon?: React.ReactNode;
  /** Holds unsaved work: an amber dot. */
  draft?: boolean | undefined;
  /** The home page stays. @default true */
  closable?: boolean | undefined;
}

export type CloseScope = 'this' | 'left' | 'right' | 'others' | 'all';

/** Which tabs an act of the menu closes; those that cannot be closed stay. */
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

/** The tab to show once some are closed: the open one if it stays, else its nearest neighbour, right before left. */
export function tabAfterClosing(tabs: readonly OpenTab[], activeId: string, closed: readonly string[]): string | undefined {
  const stays = (tab: OpenTab | undefined) => tab !== undefined && !closed.includes(tab.id);
  const at = tabs.findIndex((tab) => tab.id === activeId);
  if (stays(tabs[at])) return activeId;
  return (tabs.slice(at + 1).find(stays) ?? tabs.slice(0, Math.max(at, 0)).findLast(stays))?.id;
}
