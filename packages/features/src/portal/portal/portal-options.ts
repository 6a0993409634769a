import type { Channels } from '@lianxin/domain';
import type { ComponentType } from 'react';
import type { Brand } from '../../platform/brand/index.ts';
import type { Catalog, Locale } from '../../platform/language/index.ts';
import type { Place, Row, ScreenProps } from '../../platform/navigation/index.ts';
import type { Slots } from '../../platform/slots/index.ts';
import type { Listener } from './wiring.ts';

/** Sentences of a bank's own, by the sentence they replace in Chinese or by its message id. */
export type OwnWords = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

/** What a bank says of its portal. */
export interface PortalOptions {
  readonly brand: Brand;
  /** The portal's table: every route, a row each. Where it is fetched, the sign-in page does not wait for it. */
  readonly navigation: readonly Row[] | (() => Promise<readonly Row[]>);
  /** The channels that the portal runs with: `defineChannels([…])`. @default those of the specification */
  readonly channels?: Channels;
  /** The words of the table's own titles. @default the titles as they stand in the table */
  readonly catalog?: Catalog;
  /** Sentences that the bank says in other words, in each language. They win over every catalog. @default none */
  readonly words?: OwnWords;
  /** Screens of the bank's own in the place of ours, wherever the table mounts those. @default none */
  readonly screens?: Readonly<Partial<Record<Place, () => Promise<ComponentType<ScreenProps>>>>>;
  /** What the bank adds to the shell and to flows. @default nothing */
  readonly slots?: Slots;
  /** Hears of every call, besides the frontend log. @default nobody */
  readonly onEvent?: Listener;
}
