import { fen, formatMoney } from '@lianxin/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { messageOf } from '../messages.ts';
import { positiveMoney } from './money.ts';
import { readMoney } from './read-money.ts';

const amounts = fc.bigInt({ min: 1n, max: 10n ** 17n - 1n }).map(fen);

const fullWidth = (text: string): string =>
  text.replaceAll(/[0-9,.]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0));

/** Ways in which people write an amount. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll(',', ''),
  (text) => text.replaceAll(',', '，'),
  (text) => text.replaceAll(',', ' '),
  (text) => text.replaceAll(',', '\u3000'),
  (text) => text.replace('.', '。'),
  (text) => text.replace('.', '．'),
  (text) => `¥${text}`,
  (text) => `￥ ${text} `,
  fullWidth,
];

describe('a typed amount', () => {
  it('is read back from its formatted text', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(readMoney(formatMoney(amount))).toBe(amount);
      }),
    );
  });

  it('is read alike in every spelling, by readMoney and by the form rule', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...SPELLINGS), (amount, spelled) => {
        const typed = spelled(formatMoney(amount));
        expect(readMoney(typed)).toBe(amount);
        expect(z.parse(positiveMoney, typed)).toBe(amount);
      }),
    );
  });

  it.each(['', '¥', 'abc', '1.005', '1.', '.5', '1..5', '1。2。3', '007', '1000000000000000', '5元'])('is not read from %j', (typed) => {
    expect(readMoney(typed)).toBeUndefined();
  });

  it.each([
    ['', '请填写此项'],
    ['0.00', '金额须大于 0'],
    ['-1', '金额须大于 0'],
    ['1.005', '请输入金额，最多两位小数'],
    ['1,000,000,000,000,000', '金额须小于 1,000,000,000,000,000 元'],
  ])('is refused by the form rule with the reason for %j', (typed, reason) => {
    const read = z.safeParse(positiveMoney, typed);
    expect(read.error?.issues.map((issue) => messageOf(issue.message)?.message)).toEqual([reason]);
  });
});
