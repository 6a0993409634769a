import type { ReactNode } from 'react';

export interface MenuEntry {
  id: string;
  label: string;
  /** Leave out for a group. */
  href?: string | undefined;
  /** 16 px, on the first level. */
  icon?: ReactNode;
  /** Something waits here: a red dot, with words for those who do not see it. */
  dot?: string | undefined;
  children?: readonly MenuEntry[] | undefined;
}

/** Whether a group holds the open page. */
export const holds = (entry: MenuEntry, id: string | undefined): boolean =>
  entry.id === id || (entry.children ?? []).some((child) => holds(child, id));

/** What waits in an entry or, in a closed group, below it. */
export const waiting = (entry: MenuEntry): string | undefined => entry.dot ?? entry.children?.map(waiting).find((dot) => dot !== undefined);
