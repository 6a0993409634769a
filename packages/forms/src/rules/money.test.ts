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
  (text) => `${text}元`,
  (text) => `${text} 元整`,
  (text) => `人民币${text}元`,
  (text) => `CNY ${text}`,
  (text) => `${text}CNY`,
  (text) => `${text}00`,
  (text) => `+${text}`,
];

/** Ways in which an amount below zero is written. */
const BELOW_ZERO: readonly ((text: string) => string)[] = [
  (text) => `-${text}`,
  (text) => `－${text}`,
  (text) => `−${text}`,
  (text) => `${text}-`,
  (text) => `(${text})`,
  (text) => `（${text}）`,
  (text) => `-¥${text}`,
  (text) => `¥-${text}`,
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

  it('is read alike in every spelling below zero', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...BELOW_ZERO), (amount, spelled) => {
        expect(readMoney(spelled(formatMoney(amount)))).toBe(-amount);
      }),
    );
  });

  it.each([
    ['20万', 20_000_000n],
    ['20.5 万元', 20_500_000n],
    ['0.000001万元', 1n],
    ['3千元', 300_000n],
    ['1.2亿', 12_000_000_000n],
  ])('is read from %s', (typed, amount) => {
    expect(readMoney(typed)).toBe(amount);
  });

  it.each([
    '',
    '¥',
    'abc',
    '1.005',
    '1.',
    '.5',
    '1..5',
    '1。2。3',
    '007',
    '1000000000000000',
    '1,23',
    '50,0',
    '1.234,56',
    '1.234,567',
    '5E+04',
    '0.0000001万元',
    '--5',
    '5USD',
    '元',
    '万',
  ])('is not read from %j', (typed) => {
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

describe('text that is too long for an amount', () => {
  it.each(['.', ',', '\n', '0', '-'])('is not searched for one: %j', (part) => {
    expect(readMoney(`${part.repeat(1_000_000)}1`)).toBeUndefined();
  });
});
