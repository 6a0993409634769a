import type { PermissionKey } from '@lianxin/domain';
import type { PendingWork, Viewer } from '../session/index.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { Screen, Side } from './screen.ts';

export type Predicate = (viewer: Viewer) => boolean;

/** A red dot: which pending work lights it, and for whom. */
export type Dot = keyof PendingWork | readonly [Predicate, keyof PendingWork];

/** The icons of the side menu. */
export type IconName =
  | 'arrows'
  | 'banknote'
  | 'bell'
  | 'book'
  | 'building'
  | 'calendar'
  | 'check'
  | 'handshake'
  | 'inbox'
  | 'landmark'
  | 'lock'
  | 'pen'
  | 'receipt'
  | 'tag'
  | 'users'
  | 'wallet';

export interface PageOptions {
  readonly title: MessageDescriptor;
  /** What it is called beside others: its tab, where pages are searched. @default the title */
  readonly tab?: MessageDescriptor;
  /** Route name. @default the section's prefix, a hyphen and the path's leaf */
  readonly name?: string;
  /** Who may open it. A menu row that may not be opened is not shown. @default the section's own rule */
  readonly show?: Predicate;
  /** Permissions of which the person needs at least one, besides what `show` asks. @default none, or the section's */
  readonly permissions?: readonly PermissionKey[];
  /** Shown in the section's side menu, with this label instead of the title where given. @default false */
  readonly menu?: boolean | MessageDescriptor | ((viewer: Viewer) => MessageDescriptor);
  /** Name of the page that the side menu marks while this one is open, where it is not in the menu itself. */
  readonly under?: string;
  readonly icon?: IconName;
  readonly dot?: Dot;
  readonly side?: Side;
  /** The page itself does not scroll: it fills the window, and a strip leads through its parts (specification §2.1). @default false */
  readonly fullPage?: boolean;
  /** What stands around it: `entry` has no menus, for a person who has nothing to go to yet; `none` leaves the page alone. @default the portal's own shell */
  readonly shell?: 'entry' | 'none';
  /** Nobody is sent from here to prove an account or to complete the registration (specification §2.1). @default false */
  readonly exempt?: boolean;
  /** It only leads on: no tab, and nobody lands on it. @default false */
  readonly passage?: boolean;
  /** It stands in for another page: no tab, and no search finds it. @default false */
  readonly exception?: boolean;
  /** Its place among the product's links of the footer, and who sees it there (specification §2.4). @default none */
  readonly footer?: { readonly at: number; readonly show: Predicate };
}

export interface PageRow extends PageOptions {
  readonly kind: 'page';
  readonly path: string;
  readonly name: string;
  readonly auth: boolean;
  /** Undefined for a declared route whose screen is not built: it is in no menu and shows the 404 page. */
  readonly screen: Screen | undefined;
  readonly section: SectionOptions | undefined;
}

export interface RedirectRow {
  readonly kind: 'redirect';
  readonly path: string;
  readonly name: string;
  readonly to: string;
}

/** A submenu: it has no path of its own. */
export interface GroupRow {
  readonly kind: 'group';
  readonly title: MessageDescriptor;
  readonly icon?: IconName;
  readonly dot?: Dot;
  readonly rows: readonly PageRow[];
}

export interface SectionOptions {
  /** First segment of its paths. */
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly titleEn?: string;
  /** Code of the header's item, 1 to 10 (specification §2.4), and its place in the header, from the left. @default no item */
  readonly header?: { readonly code: number; readonly at: number };
  /** Path of the section whose item the header marks, where this one has none. */
  readonly under?: string;
  /** Who lands here after a switch to another enterprise (specification §2.4). @default nobody */
  readonly landing?: Predicate;
  /** The help centre: a question mark in the header leads to it, and its menu is wide. @default false */
  readonly help?: boolean;
  /** Who sees the header's item. */
  readonly show?: Predicate;
  /** Permissions of which a person needs at least one to see it. @default none */
  readonly permissions?: readonly PermissionKey[];
  readonly auth: boolean;
  /** Prefix of its route names. */
  readonly prefix: string;
  /** Leaf that the bare section path leads to. */
  readonly home: string;
}

export interface Section extends SectionOptions {
  readonly kind: 'section';
  readonly rows: readonly (PageRow | GroupRow)[];
}

export type Row = PageRow | RedirectRow | Section;
