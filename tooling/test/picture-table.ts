import type { Page } from 'playwright';
import type { Locale, Theme } from './gallery.ts';

/** What `pnpm pictures` needs to know of the portal; `apps/portal/e2e/pictures.table.ts` exports these names. */
export interface PictureTable {
  /** Every screen: whose eyes, which hash route, and what to press first where the picture is of a dialog or a later step, and whether it shows what has not come yet. */
  pictures: readonly { name: string; account?: string; route: string; before?: (page: Page) => Promise<void>; unfinished?: true }[];
  /** Signs in through the sign-in page. */
  signIn: (page: Page, account: string) => Promise<void>;
  /** Chooses language and theme for pages opened later in this browser. */
  setAppearance: (page: Page, locale: Locale, theme: Theme) => Promise<void>;
}
