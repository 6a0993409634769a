import { smoothPath } from './curve.ts';

const waveLength = 48;
const swing = 1.5;

/** Distance between two rows of the wave pattern, in units of the voucher's face. */
export const wavePitch = 7;

/** One row of the wave pattern as an SVG path from 0 to `width`: two mirrored waves that cross at every half wavelength. */
export function waveRow(width: number): string {
  const pace = (2 * Math.PI) / waveLength;
  const pieces = Math.ceil((width / waveLength) * 6);
  return [1, -1]
    .map((side) =>
      smoothPath(
        (x) => ({ x, y: wavePitch / 2 + side * swing * Math.sin(pace * x), dx: 1, dy: side * swing * pace * Math.cos(pace * x) }),
        0,
        width,
        pieces,
      ),
    )
    .join('');
}

/** Vertical offsets of the rows that fit into a height, centred so that top and bottom margins are equal. */
export function waveRows(height: number): readonly number[] {
  const rows = Math.floor(height / wavePitch);
  const rest = (height - rows * wavePitch) / 2;
  return Array.from({ length: rows }, (_, row) => rest + row * wavePitch);
}
