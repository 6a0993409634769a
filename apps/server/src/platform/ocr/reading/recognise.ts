import type { ReadCharacter } from '../text-line.ts';
import type { Models } from './models.ts';
import type { Picture } from './picture.ts';
import type { Region } from './slant.ts';

const HEIGHT = 48;
const MIN_WIDTH = 24;
const MAX_WIDTH = 2048;

/** Cuts out a region, rotated to horizontal, as the network's three colour planes of 48 rows, with bilinear interpolation. */
function cutOut({ width, height, pixels }: Picture, region: Region, toWidth: number): Float32Array {
  const planes = new Float32Array(3 * HEIGHT * toWidth);
  const plane = HEIGHT * toWidth;
  const [cos, sin] = [Math.cos(region.angle), Math.sin(region.angle)];
  for (let row = 0; row < HEIGHT; row += 1) {
    const across = ((row + 0.5) / HEIGHT - 0.5) * region.height;
    for (let column = 0; column < toWidth; column += 1) {
      const along = ((column + 0.5) / toWidth - 0.5) * region.width;
      const x = Math.min(Math.max(region.x + along * cos - across * sin - 0.5, 0), width - 1.001);
      const y = Math.min(Math.max(region.y + along * sin + across * cos - 0.5, 0), height - 1.001);
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, down] = [x - left, y - top];
      const place = 3 * (top * width + left);
      const below = place + 3 * width;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (pixels[place + channel] ?? 0) * (1 - right) + (pixels[place + 3 + channel] ?? 0) * right;
        const lower = (pixels[below + channel] ?? 0) * (1 - right) + (pixels[below + 3 + channel] ?? 0) * right;
        planes[(2 - channel) * plane + row * toWidth + column] = (upper * (1 - down) + lower * down) / 127.5 - 1;
      }
    }
  }
  return planes;
}

/** Reads the text of a region. `at` is the character's relative position in the region, 0 to 1. */
export async function recogniseText(
  picture: Picture,
  region: Region,
  { recognise, alphabet }: Models,
): Promise<(ReadCharacter & { readonly at: number })[]> {
  const wanted = Math.ceil((HEIGHT * region.width) / region.height / 8) * 8;
  const width = Math.min(Math.max(wanted, MIN_WIDTH), MAX_WIDTH);
  const { data, dims } = await recognise(cutOut(picture, region, width), [1, 3, HEIGHT, width]);
  const [, steps = 0, signs = 0] = dims;
  const characters: (ReadCharacter & { readonly at: number })[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    const from = step * signs;
    let best = 0;
    for (let sign = 1; sign < signs; sign += 1) if ((data[from + sign] ?? 0) > (data[from + best] ?? 0)) best = sign;
    const char = alphabet[best] ?? '';
    if (best !== 0 && best !== before && char !== '') {
      const at = (step + 0.5) / steps;
      characters.push({ char, confidence: data[from + best] ?? 0, at, x: 0 });
    }
    before = best;
  }
  return characters;
}
