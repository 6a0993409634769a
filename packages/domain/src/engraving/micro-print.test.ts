import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, microPrint } from './micro-print.ts';

const widthOf = (text: string, size: number): number => Array.from(text).reduce((sum, glyph) => sum + advance(glyph) * size, 0);

describe('micro-print', () => {
  it('repeats whole phrases as often as they fit on the line', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('链信·', '应收账款电子凭证·LIANXIN·', 'voucher '),
        fc.integer({ min: 100, max: 900 }),
        (phrase, length) => {
          const line = microPrint(phrase, length, 3.4);
          expect(line.replaceAll(phrase, '')).toBe('');
          expect(widthOf(line, 3.4)).toBeLessThanOrEqual(length);
          expect(widthOf(line + phrase, 3.4)).toBeGreaterThan(length);
        },
      ),
    );
  });
});
