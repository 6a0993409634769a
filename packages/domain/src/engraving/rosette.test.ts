import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreRings, cornerRings, ringPath, ringRadius, ringTurns } from './rosette.ts';

const rings = [...centreRings, ...cornerRings];

describe('a rosette', () => {
  it('repeats with every petal, so that rotated copies close into a ring', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rings),
        fc.double({ min: 0, max: 7, noNaN: true }),
        fc.integer({ min: 1, max: 50 }),
        (ring, angle, petals) => {
          expect(ringRadius(ring, angle + (petals * 2 * Math.PI) / ring.petals)).toBeCloseTo(ringRadius(ring, angle), 6);
        },
      ),
    );
  });

  it.each(rings)('spreads its $copies copies evenly over one petal of $petals', (ring) => {
    const turns = ringTurns(ring);
    expect(turns).toHaveLength(ring.copies);
    expect((turns.at(-1) ?? 0) + (turns[1] ?? 0)).toBeCloseTo(360 / ring.petals, 9);
  });

  it.each(rings)('is a closed path', (ring) => {
    const start = `${ring.radius + ring.swing} 0`;
    expect(ringPath(ring)).toMatch(new RegExp(`^M${start}C.* ${start}Z$`));
  });

  it.each(centreRings)('fits into the height between the bands', ({ radius, swing }) => {
    expect(2 * (radius + swing)).toBeLessThan(544 - 2 * 38);
  });
});
