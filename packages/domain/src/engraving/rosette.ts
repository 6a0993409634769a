import { smoothPath } from './curve.ts';

/** One ring of a rosette: a closed line that oscillates about a mean radius, drawn in several rotated copies. */
export interface Ring {
  readonly radius: number;
  readonly swing: number;
  readonly petals: number;
  readonly copies: number;
}

/** The four rings behind the text, outermost first. */
export const centreRings: readonly Ring[] = [
  { radius: 126, swing: 9, petals: 48, copies: 6 },
  { radius: 98, swing: 23, petals: 16, copies: 8 },
  { radius: 60, swing: 20, petals: 12, copies: 8 },
  { radius: 27, swing: 13, petals: 8, copies: 6 },
];

/** The two rings of a corner, designed for a radius of 100 and scaled to size. */
export const cornerRings: readonly Ring[] = [
  { radius: 64, swing: 28, petals: 8, copies: 5 },
  { radius: 28, swing: 15, petals: 6, copies: 4 },
];

/** Distance from the centre at an angle in radians. */
export function ringRadius(ring: Ring, angle: number): number {
  return ring.radius + ring.swing * Math.cos(ring.petals * angle);
}

/** The line of a ring as a closed SVG path. */
export function ringPath(ring: Ring): string {
  const petal = (angle: number) => {
    const radius = ringRadius(ring, angle);
    const drift = -ring.swing * ring.petals * Math.sin(ring.petals * angle);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: radius * cos, y: radius * sin, dx: drift * cos - radius * sin, dy: drift * sin + radius * cos };
  };
  return `${smoothPath(petal, 0, 2 * Math.PI, ring.petals * 8)}Z`;
}

/** The rotations, in degrees, that spread the copies evenly over one petal. */
export function ringTurns(ring: Ring): readonly number[] {
  return Array.from({ length: ring.copies }, (_, copy) => (copy * 360) / (ring.petals * ring.copies));
}
