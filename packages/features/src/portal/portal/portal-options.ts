import type { Channels } from '@lianxin/domain';
import type { ComponentType } from 'react';
import type { Brand } from '../../platform/brand/index.ts';
import type { Catalog, Locale } from '../../platform/language/index.ts';
import type { Place, Row, ScreenProps } from '../../platform/navigation/index.ts';
import type { Slots } from '../../platform/slots/index.ts';
import type { Listener } from './wiring.ts';

/** A bank's own sentences, by the Chinese text or message id they replace. */
export type OwnWords = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

export interface PortalOptions {
  readonly brand: Brand;
  /** All routes of the portal. If loaded on demand, the sign-in page does not wait for it. */
  readonly navigation: readonly Row[] | (() => Promise<readonly Row[]>);
  /** The channels: `defineChannels([…])`. @default those of the specification */
  readonly channels?: Channels;
  /** Translations of the table's own titles. @default none */
  readonly catalog?: Catalog;
  /** Replaced sentences by language; they override every catalog. @default none */
  readonly words?: OwnWords;
  /** The bank's screens in place of ours. @default none */
  readonly screens?: Readonly<Partial<Record<Place, () => Promise<ComponentType<ScreenProps>>>>>;
  /** Additions to shell and flows. @default none */
  readonly slots?: Slots;
  /** Receives every call's events besides the log. @default none */
  readonly onEvent?: Listener;
}
