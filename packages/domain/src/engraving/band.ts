import { smoothPath } from './curve.ts';

/** A set of strands in a braided band: equal waves with their phases spread evenly over one period. */
export interface Braid {
  readonly strands: number;
  readonly swing: number;
  readonly wavesPerTile: number;
}

const piecesPerWave = 6;

/** Height of a strand above the centre line at the distance `along`, in units of the voucher's face. */
export function strandHeight(braid: Braid, tile: number, strand: number, along: number): number {
  return braid.swing * Math.sin(2 * Math.PI * ((along / tile) * braid.wavesPerTile + strand / braid.strands));
}

/** SVG paths of the strands. The band holds whole tiles, so that both ends meet the corners at the same height. */
export function bandPaths(braid: Braid, tile: number, tiles: number, depth: number): readonly string[] {
  const pace = (2 * Math.PI * braid.wavesPerTile) / tile;
  return Array.from({ length: braid.strands }, (_, strand) =>
    smoothPath(
      (along) => ({
        x: along,
        y: depth / 2 + strandHeight(braid, tile, strand, along),
        dx: 1,
        dy: braid.swing * pace * Math.cos(pace * along + (2 * Math.PI * strand) / braid.strands),
      }),
      0,
      tile * tiles,
      tiles * braid.wavesPerTile * piecesPerWave,
    ),
  );
}
