import type { Page } from 'playwright';
import type { Locale, Theme } from './gallery.ts';

/** The exports of `apps/portal/e2e/pictures.table.ts`, which `pnpm pictures` uses. */
export interface PictureTable {
  /** Every screen: account, hash route, steps to take before a picture of a dialog or later step, and whether it shows a loading state. */
  pictures: readonly { name: string; account?: string; route: string; before?: (page: Page) => Promise<void>; unfinished?: true }[];
  /** Signs in through the sign-in page. */
  signIn: (page: Page, account: string) => Promise<void>;
  /** Sets language and theme for pages opened later in this browser. */
  setAppearance: (page: Page, locale: Locale, theme: Theme) => Promise<void>;
}
