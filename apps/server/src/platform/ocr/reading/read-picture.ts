import type { TextLine } from '../text-line.ts';
import { detectText } from './detect.ts';
import type { Models } from './models.ts';
import type { Picture } from './picture.ts';
import { recogniseText } from './recognise.ts';
import { straightenBy } from './slant.ts';

const MIN_CONFIDENCE = 0.5;

/** Reads all text of a picture, with positions after straightening. `between` is called after each region. */
export async function readPicture(picture: Picture, models: Models, between: () => void = () => {}): Promise<TextLine[]> {
  const regions = await detectText(picture, models.detect);
  const straighten = straightenBy(regions, picture.width, picture.height);
  const lines: TextLine[] = [];
  for (const region of regions) {
    const read = await recogniseText(picture, region, models);
    between();
    const mean = read.reduce((sum, { confidence }) => sum + confidence, 0) / read.length;
    if (read.length === 0 || mean < MIN_CONFIDENCE) continue;
    const { x, y } = straighten(region.x, region.y);
    const left = x - region.width / 2;
    lines.push({
      left,
      right: left + region.width,
      top: y - region.height / 2,
      bottom: y + region.height / 2,
      characters: read.map(({ char, confidence, at }) => ({ char, confidence, x: left + at * region.width })),
    });
  }
  return lines;
}
