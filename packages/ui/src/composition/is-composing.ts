import type { KeyboardEvent } from 'react';

/** The code of a key that an input method has taken. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method, as Enter does that ends a pinyin composition. Safari ends the composition before it sends the
 * key, which then has the code 229 and is not marked otherwise.
 */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;
