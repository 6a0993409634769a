import { describe, expect, it } from 'vitest';
import { smoothPath } from './curve.ts';

describe('a smooth path', () => {
  it('draws a straight line without a bend', () => {
    expect(smoothPath((t) => ({ x: t, y: 2 * t, dx: 1, dy: 2 }), 0, 6, 2)).toBe('M0 0C1 2 2 4 3 6S5 10 6 12');
  });

  it('reproduces a parabola exactly', () => {
    const path = smoothPath((t) => ({ x: t, y: t * t, dx: 1, dy: 2 * t }), 0, 3, 1);
    expect(path).toBe('M0 0C1 0 2 3 3 9');
  });
});
