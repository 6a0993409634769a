/** A rectangle around a stretch of text: its centre, its size, and the direction of its text in radians. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** Where a centre would be if the picture had been taken straight. */
export type Straighten = (x: number, y: number) => { readonly x: number; readonly y: number };

/**
 * How far lines lean, as a straight function of their height on the picture: a turned picture leans everywhere alike, one taken from the
 * side leans more at one end. Fitted to the wide regions, each by its width.
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
