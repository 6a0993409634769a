const MAX_PIXELS = 40_000_000;
/** Twice the longest side of pictures from scanners and phones. Anything longer is an attack. */
const MAX_SIDE = 12_000;

/** Whether the size is plausible for a photo or a scan. Checked from the header, before the picture is decoded. */
export const isSizeOfPicture = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
