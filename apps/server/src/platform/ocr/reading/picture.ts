import sharp from 'sharp';
import { isSizeOfPicture } from '../picture-size.ts';

/** RGB with 3 bytes a pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const LONG_SIDE = 1600;
const SHORT_PICTURE = 1000;

sharp.cache(false);
sharp.concurrency(1);

/** Decodes a picture upright and resizes it for text recognition; undefined if it is no picture or too large. */
export async function decodePicture(content: Uint8Array, turn = 0): Promise<Picture | undefined> {
  try {
    const input = () => sharp(content, { failOn: 'error', sequentialRead: true, pages: 1 });
    const { width, height } = await input().metadata();
    if (!isSizeOfPicture({ width, height })) return undefined;
    const longest = Math.max(width, height);
    const target = longest > LONG_SIDE ? LONG_SIDE : Math.max(longest, SHORT_PICTURE);
    const { data, info } = await input()
      .rotate()
      .rotate(turn)
      .resize({ width: target, height: target, fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { width: info.width, height: info.height, pixels: data } : undefined;
  } catch {
    return undefined;
  }
}
