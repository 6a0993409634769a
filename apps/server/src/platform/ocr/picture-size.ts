const MAX_PIXELS = 40_000_000;
/** Twice the longest side that a scanner or a phone gives: what is longer is made to hurt. */
const MAX_SIDE = 12_000;

/** Whether a picture is of a size that a camera or a scanner makes; known from its header, before anything is decoded. */
export const isSizeOfPicture = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
