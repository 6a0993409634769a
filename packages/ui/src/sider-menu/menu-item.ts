import type { ReactNode } from 'react';

export interface MenuEntry {
  id: string;
  label: string;
  /** Omit for a group. */
  href?: string | undefined;
  /** Icon on the first level, 16 px. */
  icon?: ReactNode;
  /** Shows a red dot for pending work; the text is its accessible name. */
  dot?: string | undefined;
  children?: readonly MenuEntry[] | undefined;
}

/** A section of the header with its entries, for the menu on phones. */
export interface MenuSection {
  id: string;
  label: string;
  /** The page that the section opens if it has no entries. */
  href: string;
  items: readonly MenuEntry[];
}

/** Whether an entry or one of its descendants is the current page. */
export const containsPage = (entry: MenuEntry, id: string | undefined): boolean =>
  entry.id === id || (entry.children ?? []).some((child) => containsPage(child, id));

/** The dot of an entry or, failing that, the first one of its descendants, for collapsed groups. */
export const pendingDot = (entry: MenuEntry): string | undefined =>
  entry.dot ?? entry.children?.map(pendingDot).find((dot) => dot !== undefined);
