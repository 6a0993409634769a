import { smoothPath } from './curve.ts';

const waveLength = 48;
const swing = 1.5;

/** Distance between two rows of the wave screen, in units of the voucher's face. */
export const wavePitch = 7;

/** Two mirrored waves that cross at every half length: one row of the screen, from 0 to the given width. */
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

/** Offsets of the rows that fill a height, centred so that top and bottom leave the same rest. */
export function waveRows(height: number): readonly number[] {
  const rows = Math.floor(height / wavePitch);
  const rest = (height - rows * wavePitch) / 2;
  return Array.from({ length: rows }, (_, row) => rest + row * wavePitch);
}
