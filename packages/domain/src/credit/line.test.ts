import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../money/yuan.ts';
import { consumed, freeCredit, released, reserved, restored, type CreditUse } from './line.ts';

const amount = fc.bigInt({ min: 1n, max: 10n ** 12n }).map(fen);
const anyLine: fc.Arbitrary<CreditUse> = fc
  .tuple(amount, amount, amount)
  .map(([used, inTransit, free]) => ({ used, inTransit, total: fen(used + inTransit + free) }));

test('a line reserves up to its free amount, never more, and releasing or repaying restores it exactly', () => {
  fc.assert(
    fc.property(anyLine, amount, (line, wanted) => {
      const free = freeCredit(line);
      if (wanted > free) {
        expect(() => reserved(line, wanted)).toThrow('QUOTA_EXCEEDED');
        return;
      }
      const held = reserved(line, wanted);
      expect(freeCredit(held)).toBe(free - wanted);
      expect(released(held, wanted)).toEqual(line);
      expect(freeCredit(consumed(held, wanted))).toBe(free - wanted);
      expect(restored(consumed(held, wanted), wanted)).toEqual(line);
    }),
  );
});
