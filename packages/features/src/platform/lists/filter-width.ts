/** A filter that shrinks before its row wraps, and takes the whole row on a phone. */
export const FILTER_WIDTH = 'max-w-56 min-w-0 flex-1 basis-40 max-tablet:max-w-none';
