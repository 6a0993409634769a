import { smoothPath } from './curve.ts';

/** One ring of a rosette: a closed line that swings about a mean radius, drawn several times a little further round. */
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

/** The two rings of a corner, drawn for a corner of radius 100 and scaled into place. */
export const cornerRings: readonly Ring[] = [
  { radius: 64, swing: 28, petals: 8, copies: 5 },
  { radius: 28, swing: 15, petals: 6, copies: 4 },
];

/** Distance of a ring's line from the centre at an angle in radians. */
export function ringRadius(ring: Ring, angle: number): number {
  return ring.radius + ring.swing * Math.cos(ring.petals * angle);
}

/** One line of a ring as a closed path. */
export function ringPath(ring: Ring): string {
  const petal = (angle: number) => {
    const radius = ringRadius(ring, angle);
    const drift = -ring.swing * ring.petals * Math.sin(ring.petals * angle);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: radius * cos, y: radius * sin, dx: drift * cos - radius * sin, dy: drift * sin + radius * cos };
  };
  return `${smoothPath(petal, 0, 2 * Math.PI, ring.petals * 8)}Z`;
}

/** The turns, in degrees, that spread a ring's copies evenly over one petal. */
export function ringTurns(ring: Ring): readonly number[] {
  return Array.from({ length: ring.copies }, (_, copy) => (copy * 360) / (ring.petals * ring.copies));
}
