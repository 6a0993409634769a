import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcGlyphs } from './seal-arc.ts';

const arc = { pitch: 28, limit: 264 };
const name = fc
  .array(fc.constantFrom('晋', '北', '煤', '业', 'A', 'z', ' '), { minLength: 1, maxLength: 40 })
  .map((glyphs) => glyphs.join(''));

describe('the name on a seal', () => {
  it('keeps all letters in order inside the arc', () => {
    fc.assert(
      fc.property(name, (text) => {
        const glyphs = arcGlyphs(text, arc);
        const turns = glyphs.map(({ turn }) => turn);
        expect(glyphs.map(({ glyph }) => glyph).join('')).toBe(text);
        expect(turns).toEqual(turns.toSorted((left, right) => left - right));
        expect(Math.max(...turns.map(Math.abs))).toBeLessThan(arc.limit / 2);
      }),
    );
  });

  it('sets a short name at full width and condenses a long one', () => {
    expect(arcGlyphs('晋北煤业', arc).map(({ turn, squeeze }) => [turn, squeeze])).toEqual([
      [-42, 1],
      [-14, 1],
      [14, 1],
      [42, 1],
    ]);
    expect(arcGlyphs('晋北煤业集团朔州矿业有限责任公司', arc)[0]?.squeeze).toBeLessThan(0.6);
  });
});
