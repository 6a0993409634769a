import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandPaths, strandHeight } from './band.ts';

const braid = fc.record({
  strands: fc.integer({ min: 1, max: 9 }),
  swing: fc.integer({ min: 1, max: 20 }),
  wavesPerTile: fc.integer({ min: 1, max: 4 }),
});

describe('a braided band', () => {
  it('has the same height at both corners for any number of whole tiles', () => {
    fc.assert(
      fc.property(braid, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 8, max: 60 }), (shape, tiles, tile) => {
        for (let strand = 0; strand < shape.strands; strand += 1) {
          expect(strandHeight(shape, tile, strand, tile * tiles)).toBeCloseTo(strandHeight(shape, tile, strand, 0), 6);
        }
      }),
    );
  });

  it('stays inside its swing', () => {
    fc.assert(
      fc.property(braid, fc.double({ min: 0, max: 1000, noNaN: true }), (shape, along) => {
        expect(Math.abs(strandHeight(shape, 36, 0, along))).toBeLessThanOrEqual(shape.swing);
      }),
    );
  });

  it('draws one path per strand over the full length', () => {
    const paths = bandPaths({ strands: 5, swing: 9.4, wavesPerTile: 1 }, 36, 22, 22);
    expect(paths).toHaveLength(5);
    expect(paths[0]?.startsWith('M0 11C')).toBe(true);
    expect(paths[0]?.endsWith(' 792 11')).toBe(true);
  });
});
