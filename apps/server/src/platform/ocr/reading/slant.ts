/** A rectangle around a line of text: centre, size, and text direction in radians. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** Maps a point to its position in a straightened picture. */
export type Straighten = (x: number, y: number) => { readonly x: number; readonly y: number };

/**
 * Models the slant of text lines as a linear function of their height in the picture: in a rotated picture it is constant, in a picture
 * taken from the side it grows towards one end. Fitted to the wide regions, weighted by width.
 */
export function straightenBy(regions: readonly Region[], width: number, height: number): Straighten {
  let [weight, sumY, sumA, sumYY, sumYA] = [0, 0, 0, 0, 0];
  for (const region of regions) {
    if (region.width < 4 * region.height) continue;
    const y = region.y - height / 2;
    const tilt = Math.tan(region.angle);
    weight += region.width;
    sumY += region.width * y;
    sumA += region.width * tilt;
    sumYY += region.width * y * y;
    sumYA += region.width * y * tilt;
  }
  const spread = weight * sumYY - sumY * sumY;
  const slope = spread > 1 ? (weight * sumYA - sumY * sumA) / spread : 0;
  const base = weight > 0 ? (sumA - slope * sumY) / weight : 0;
  return (x, y) => {
    const [fromMiddleX, fromMiddleY] = [x - width / 2, y - height / 2];
    const tilt = base + slope * fromMiddleY;
    return { x: x + fromMiddleY * base, y: y - fromMiddleX * tilt };
  };
}
