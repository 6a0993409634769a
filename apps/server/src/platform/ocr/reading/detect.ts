import type { Network } from './models.ts';
import type { Picture } from './picture.ts';
import { regionsOf } from './regions.ts';
import type { Region } from './slant.ts';

/** Longest side of the detection input. Recognition uses the full resolution. */
const INPUT_SIDE = 864;
const STEP = 32;
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];

const toStep = (length: number): number => Math.max(STEP, Math.round(length / STEP) * STEP);

/** Downscales the picture by averaging into the network's three colour planes. */
function planesOf({ width, height, pixels }: Picture, toWidth: number, toHeight: number): Float32Array {
  const planes = new Float32Array(3 * toWidth * toHeight);
  const plane = toWidth * toHeight;
  for (let y = 0; y < toHeight; y += 1) {
    const fromY = Math.floor((y * height) / toHeight);
    const untilY = Math.max(fromY + 1, Math.floor(((y + 1) * height) / toHeight));
    for (let x = 0; x < toWidth; x += 1) {
      const fromX = Math.floor((x * width) / toWidth);
      const untilX = Math.max(fromX + 1, Math.floor(((x + 1) * width) / toWidth));
      let [red, green, blue] = [0, 0, 0];
      for (let v = fromY; v < untilY; v += 1)
        for (let u = fromX; u < untilX; u += 1) {
          const place = 3 * (v * width + u);
          red += pixels[place] ?? 0;
          green += pixels[place + 1] ?? 0;
          blue += pixels[place + 2] ?? 0;
        }
      const share = 255 * (untilX - fromX) * (untilY - fromY);
      for (const [channel, sum] of [blue, green, red].entries())
        planes[channel * plane + y * toWidth + x] = (sum / share - (MEAN[channel] ?? 0)) / (DEVIATION[channel] ?? 1);
    }
  }
  return planes;
}

/** Finds the text regions of a picture. */
export async function detectText(picture: Picture, detect: Network): Promise<Region[]> {
  const scale = Math.min(1, INPUT_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [toStep(picture.width * scale), toStep(picture.height * scale)];
  const { data } = await detect(planesOf(picture, width, height), [1, 3, height, width]);
  return regionsOf(data, width, height, picture.width / width, picture.height / height);
}
