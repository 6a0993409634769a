import { type Braid, bandPaths } from './band.ts';
import { waveRow, waveRows } from './waves.ts';

/** Measures of an engraved frame, in units of the voucher's face. */
export interface FrameMeasures {
  readonly tile: number;
  readonly columns: number;
  readonly rows: number;
  /** Depth of the braided band. */
  readonly depth: number;
  /** Distance of the outer rule from the paper's edge. */
  readonly rim: number;
  /** Space between a rule and the band. */
  readonly gap: number;
  readonly braids: readonly Braid[];
  readonly rosette: { readonly x: number; readonly y: number; readonly stretch: number };
  readonly microPrintSize: number | undefined;
}

/** A frame ready to draw: its size, its inner box and its paths. */
export interface Frame extends FrameMeasures {
  readonly width: number;
  readonly height: number;
  /** Distance from the paper's edge to the inner box, where the bands begin. */
  readonly inset: number;
  readonly acrossPaths: readonly (readonly string[])[];
  readonly downPaths: readonly (readonly string[])[];
  readonly wave: string;
  readonly waveOffsets: readonly number[];
}

/** Computes a frame with a whole number of tiles in its bands, so that the pattern is unbroken at every corner. */
export function frame(measures: FrameMeasures): Frame {
  const { tile, columns, rows, depth, rim, gap, braids } = measures;
  const inset = rim + depth + 2 * gap;
  const innerWidth = tile * columns;
  const innerHeight = tile * rows;
  return {
    ...measures,
    inset,
    width: innerWidth + 2 * inset,
    height: innerHeight + 2 * inset,
    acrossPaths: braids.map((braid) => bandPaths(braid, tile, columns, depth)),
    downPaths: braids.map((braid) => bandPaths(braid, tile, rows, depth)),
    wave: waveRow(innerWidth),
    waveOffsets: waveRows(innerHeight),
  };
}

/** 868 × 544 units, 22 × 13 tiles of 36. Used by the detail, sign-for and print pages and by thumbnails. */
export const landscapeFrame: Frame = frame({
  tile: 36,
  columns: 22,
  rows: 13,
  depth: 22,
  rim: 8,
  gap: 4,
  braids: [
    { strands: 5, swing: 9.4, wavesPerTile: 1 },
    { strands: 3, swing: 3.95, wavesPerTile: 2 },
  ],
  rosette: { x: 434, y: 268, stretch: 1.55 },
  microPrintSize: 3.4,
});

/** 358 × 402 units, 14 × 16 tiles of 22. Used on phones. */
export const portraitFrame: Frame = frame({
  tile: 22,
  columns: 14,
  rows: 16,
  depth: 12,
  rim: 5,
  gap: 4,
  braids: [
    { strands: 5, swing: 4.4, wavesPerTile: 1 },
    { strands: 3, swing: 1.85, wavesPerTile: 2 },
  ],
  rosette: { x: 179, y: 128, stretch: 1.12 },
  microPrintSize: undefined,
});
