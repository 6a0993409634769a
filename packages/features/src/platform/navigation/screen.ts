import type { ComponentType } from 'react';
import { provideWords, type Catalog } from '../language/index.ts';
import type { Place } from './place.ts';

/** The side of a voucher, for a screen used in both sections. */
export type Side = 'core' | 'supplier' | 'account' | 'institution';

export interface ScreenProps {
  readonly side?: Side;
}

/** A screen loaded on demand with its words. */
export interface Screen {
  /** Key for links, such as "transfer.apply". */
  readonly key: string;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

/** Declares a screen by its loader; its code stays out of the first bundle. */
export const lazyScreen = (key: Place, load: () => Promise<ComponentType<ScreenProps>>, catalog: Catalog): Screen => ({
  key,
  load: async () => {
    const [screen] = await Promise.all([load(), provideWords(catalog)]);
    return screen;
  },
});
