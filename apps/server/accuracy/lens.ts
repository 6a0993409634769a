import type { Chance } from './chance.ts';

/** An image with three bytes per pixel. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

type Point = readonly [x: number, y: number];

/** Solves a system of linear equations by elimination. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    rows.sort((a, b) => (rows.indexOf(a) < pivot || rows.indexOf(b) < pivot ? 0 : Math.abs(b[pivot] ?? 0) - Math.abs(a[pivot] ?? 0)));
    const head = rows[pivot] ?? [];
    for (const row of rows) {
      if (row === head) continue;
      const share = (row[pivot] ?? 0) / (head[pivot] ?? 1);
      for (let column = pivot; column <= size; column += 1) row[column] = (row[column] ?? 0) - share * (head[column] ?? 0);
    }
  }
  return rows.map((row, place) => (row[size] ?? 0) / (row[place] ?? 1));
}

/** The eight coefficients of the projection that maps four points to four others. */
function projection(from: readonly Point[], to: readonly Point[]): number[] {
  const rows = from.flatMap(([x, y], corner) => {
    const [u, v] = to[corner] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return solve(rows);
}

/** A sheet on a table, rotated by up to 5°, with corners shifted by up to 2.5% for perspective, and unevenly lit. */
export function photograph(sheet: Raster, table: readonly [number, number, number], chance: Chance): Raster {
  const turn = (chance.around(-5, 5) * Math.PI) / 180;
  const [width, height] = [Math.round(sheet.width * 1.1) + 40, Math.round(sheet.height * 1.14) + 40];
  const corners: readonly Point[] = [
    [0, 0],
    [sheet.width, 0],
    [sheet.width, sheet.height],
    [0, sheet.height],
  ];
  const seen = corners.map(([x, y]): Point => {
    const [u, v] = [x - sheet.width / 2, y - sheet.height / 2];
    const [shiftX, shiftY] = [chance.around(-0.025, 0.025) * sheet.width, chance.around(-0.025, 0.025) * sheet.height];
    return [u * Math.cos(turn) - v * Math.sin(turn) + width / 2 + shiftX, u * Math.sin(turn) + v * Math.cos(turn) + height / 2 + shiftY];
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = projection(seen, corners);
  const [shadow, slope] = [chance.around(0, 0.3), chance.around(0, 2 * Math.PI)];
  const pixels = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const w = g * x + h * y + 1;
      const [u, v] = [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
      const light = 1 - shadow * (0.5 + 0.5 * Math.sin(slope + (2 * x) / width + y / height));
      const out = 3 * (y * width + x);
      const inside = u >= 0 && v >= 0 && u < sheet.width - 1 && v < sheet.height - 1;
      const [left, top] = [Math.floor(u), Math.floor(v)];
      const [right, down] = [u - left, v - top];
      const place = 3 * (top * sheet.width + left);
      const below = place + 3 * sheet.width;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (pixel: number): number => sheet.pixels[pixel + channel] ?? 0;
        const mixed =
          (at(place) * (1 - right) + at(place + 3) * right) * (1 - down) + (at(below) * (1 - right) + at(below + 3) * right) * down;
        pixels[out + channel] = (inside ? mixed : (table[channel] ?? 0)) * light;
      }
    }
  return { width, height, pixels };
}

/** Adds reproducible noise of a number of grey levels. */
export function addNoise({ pixels }: Raster, levels: number): void {
  let state = 0x2545f491;
  for (let place = 0; place < pixels.length; place += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const spread = ((state & 0xff) + ((state >>> 8) & 0xff) - 255) / 255;
    pixels[place] = Math.max(0, Math.min(255, (pixels[place] ?? 0) + spread * levels));
  }
}
