import type { ComponentType } from 'react';
import { provideWords, type Catalog } from '../language/index.ts';
import type { Place } from './place.ts';

/** Which side of a voucher a screen is shown from, where one screen serves both sections. */
export type Side = 'core' | 'supplier' | 'account' | 'institution';

export interface ScreenProps {
  readonly side?: Side;
}

/** A screen that is fetched when it is first shown, its words with it. */
export interface Screen {
  /** Name by which other screens lead here, such as "transfer.apply". */
  readonly key: string;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

/** Declares a screen by its loader; nothing of it is in the first bundle. */
export const lazyScreen = (key: Place, load: () => Promise<ComponentType<ScreenProps>>, catalog: Catalog): Screen => ({
  key,
  load: async () => {
    const [screen] = await Promise.all([load(), provideWords(catalog)]);
    return screen;
  },
});
