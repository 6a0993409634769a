import { expect, test } from 'vitest';
import { lawRuns } from '../law-runs.fixture.ts';
import { toChineseCapitals } from './capitals.ts';
import { decimalText } from './yuan.ts';

/** A second implementation for comparison. The product scans digits; this one divides, and decides about 零 from the remainder. */
const SCALES: readonly (readonly [number, string])[] = [
  [100_000_000, '亿'],
  [10_000, '万'],
  [1000, '仟'],
  [100, '佰'],
  [10, '拾'],
];
const NUMERALS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];

function spell(value: number): string {
  for (const [scale, name] of SCALES) {
    if (value < scale) continue;
    const head = Math.floor(value / scale);
    const rest = value % scale;
    const gap = rest < scale / 10 || (scale >= 10_000 && head % 10 === 0);
    return spell(head) + name + (rest === 0 ? '' : (gap ? '零' : '') + spell(rest));
  }
  return NUMERALS[value] ?? '';
}

function secondCapitals(yuan: string): string {
  const [whole = '0', fraction = ''] = yuan.split('.');
  const tail = fraction.replace(/0+$/, '');
  const head = Number(whole) === 0 ? '' : `${spell(Number(whole))}元`;
  if (tail === '') return `${head || '零元'}整`;
  const digits = Array.from(tail, Number);
  const words = digits.map((digit, index) => {
    if (digit === 0) return '';
    const spoken = index === 0 ? false : digits[index - 1] === 0 && (head !== '' || digits.slice(0, index).some((earlier) => earlier > 0));
    return (spoken ? '零' : '') + (NUMERALS[digit] ?? '') + '角分厘毫'.charAt(index);
  });
  return head + words.join('');
}

/** A generator with a fixed seed, so that a disagreement can be reproduced. */
function* amounts(seed: number): Generator<string, never> {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  for (;;) {
    const length = 1 + ((next() >>> 8) % 19);
    const zeros = (next() >>> 8) % 4;
    let digits = '';
    while (digits.length < length) digits += (next() >>> 8) % 4 < zeros ? '0' : String((next() >>> 8) % 10);
    yield decimalText(BigInt(digits), (next() >>> 8) % 5 === 0 ? 4 : 2).replace(/^(\d{15})\d+\./, '$1.');
  }
}

const AMOUNTS = lawRuns(1_000_000);

test(`agrees with a second, independently written algorithm on ${AMOUNTS} random amounts`, () => {
  const source = amounts(20_250_615);
  const disagreements: string[] = [];
  for (let count = 0; count < AMOUNTS; count += 1) {
    const yuan = source.next().value;
    if (toChineseCapitals(yuan) !== secondCapitals(yuan)) disagreements.push(`${yuan} ${toChineseCapitals(yuan)} ${secondCapitals(yuan)}`);
  }
  expect(disagreements.slice(0, 5)).toEqual([]);
});
