import type { PermissionKey } from '@lianxin/domain';
import type { PendingWork, Viewer } from '../session/index.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { Screen, Side } from './screen.ts';

export type Predicate = (viewer: Viewer) => boolean;

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
  /** Short title for the menu, its tab and the page search. @default the title */
  readonly tab?: MessageDescriptor;
  /** Route name. @default the section's prefix, a hyphen and the path's leaf */
  readonly name?: string;
  /** Who may open it; hidden in the menu for others. @default the section's rule */
  readonly show?: Predicate;
  /** Requires at least one of these permissions, in addition to `show`. @default none, or the section's */
  readonly permissions?: readonly PermissionKey[];
  /** Shown in the side menu, optionally with another label. @default false */
  readonly menu?: boolean | MessageDescriptor | ((viewer: Viewer) => MessageDescriptor);
  /** Name of the page marked in the side menu, for a page that is not in the menu. */
  readonly under?: string;
  readonly icon?: IconName;
  readonly dot?: Dot;
  readonly side?: Side;
  /** Fills the window without scrolling, with a strip to navigate its parts (specification §2.1). @default false */
  readonly fullPage?: boolean;
  /** The shell: `entry` has no menus, for people without other pages; `none` shows the page alone. @default the portal's shell */
  readonly shell?: 'entry' | 'none';
  /** Nobody is redirected from here to verify an account or to complete the registration (specification §2.1). @default false */
  readonly exempt?: boolean;
  /** Only redirects: no tab, and nobody lands on it. @default false */
  readonly passage?: boolean;
  /** Replaces another page: no tab, not searchable. @default false */
  readonly exception?: boolean;
  /** Position among the footer's product links, and who sees it there (specification §2.4). @default none */
  readonly footer?: { readonly at: number; readonly show: Predicate };
}

export interface PageRow extends PageOptions {
  readonly kind: 'page';
  readonly path: string;
  readonly name: string;
  readonly auth: boolean;
  /** Undefined if the screen is not built: not in the menu, and shows the 404 page. */
  readonly screen: Screen | undefined;
  readonly section: SectionOptions | undefined;
}

export interface RedirectRow {
  readonly kind: 'redirect';
  readonly path: string;
  readonly name: string;
  readonly to: string;
}

/** A submenu without a path of its own. */
export interface GroupRow {
  readonly kind: 'group';
  readonly title: MessageDescriptor;
  readonly icon?: IconName;
  readonly dot?: Dot;
  /** Names of pages of other sections that are also shown here, after the rows. @default none */
  readonly also?: readonly string[];
  readonly rows: readonly PageRow[];
}

export interface SectionOptions {
  /** First segment of its paths. */
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly titleEn?: string;
  /** Code of the header's item, 1 to 10 (specification §2.4), and its position from the left. @default no item */
  readonly header?: { readonly code: number; readonly at: number };
  /** Path of the section marked in the header instead of this one. */
  readonly under?: string;
  /** Who lands here after switching the enterprise (specification §2.4). @default nobody */
  readonly landing?: Predicate;
  /** The help centre: a question mark in the header and a wide menu. @default false */
  readonly help?: boolean;
  readonly show?: Predicate;
  /** Requires at least one of these permissions. @default none */
  readonly permissions?: readonly PermissionKey[];
  readonly auth: boolean;
  /** Prefix of its route names. */
  readonly prefix: string;
  /** Leaf opened by the section's bare path. */
  readonly home: string;
}

export interface Section extends SectionOptions {
  readonly kind: 'section';
  readonly rows: readonly (PageRow | GroupRow)[];
}

export type Row = PageRow | RedirectRow | Section;
