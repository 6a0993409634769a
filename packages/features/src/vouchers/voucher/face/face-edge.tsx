import { bandPaths } from '@lianxin/domain';
import type { ReactNode } from 'react';

const tile = 30;
const depth = 10;
// Cards on a phone are at most 600 px wide; wider windows show a table.
const tiles = 20;
const strands = bandPaths({ strands: 5, swing: 3.4, wavesPerTile: 1 }, tile, tiles, depth).join('');
const braid = bandPaths({ strands: 3, swing: 1.43, wavesPerTile: 2 }, tile, tiles, depth).join('');

/** The engraved edge of a card, 10 px high. Hidden from screen readers. */
export function FaceEdge({ className = '' }: { readonly className?: string }): ReactNode {
  return (
    <svg aria-hidden="true" className={`block h-2.5 w-full opacity-75 ${className}`} fill="none" strokeWidth=".55">
      <path d={strands} stroke="var(--face-line)" />
      <path d={braid} stroke="var(--face-line-2)" />
    </svg>
  );
}
