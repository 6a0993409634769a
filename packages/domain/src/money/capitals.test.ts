import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../law-runs.fixture.ts';
import { CapitalsRangeError, capitalsRefusal, toChineseCapitals } from './capitals.ts';
import { parseChineseCapitals } from './parse-capitals.ts';
import { decimalText, fen } from './yuan.ts';

/** Examples of 支付结算办法 附一, in the second form where it gives two. */
const official = [
  ['1,409.50', '壹仟肆佰零玖元伍角'],
  ['6,007.14', '陆仟零柒元壹角肆分'],
  ['1,680.32', '壹仟陆佰捌拾元叁角贰分'],
  ['107,000.53', '壹拾万零柒仟元伍角叁分'],
  ['16,409.02', '壹万陆仟肆佰零玖元零贰分'],
  ['325.04', '叁佰贰拾伍元零肆分'],
] as const;

const firstForms = [
  ['1680.32', '壹仟陆佰捌拾元零叁角贰分'],
  ['107000.53', '壹拾万柒仟元零伍角叁分'],
] as const;

const further = [
  ['0', '零元整'],
  ['0.01', '壹分'],
  ['0.10', '壹角'],
  ['1', '壹元整'],
  ['10', '壹拾元整'],
  ['10.05', '壹拾元零伍分'],
  ['1001', '壹仟零壹元整'],
  ['1012', '壹仟零壹拾贰元整'],
  ['10010', '壹万零壹拾元整'],
  ['20500', '贰万零伍佰元整'],
  ['10500.06', '壹万零伍佰元零陆分'],
  ['100001', '壹拾万零壹元整'],
  ['1000000.01', '壹佰万元零壹分'],
  ['10001000', '壹仟万零壹仟元整'],
  ['20000000', '贰仟万元整'],
  ['100000001', '壹亿零壹元整'],
  ['100010000', '壹亿零壹万元整'],
  ['1010101.01', '壹佰零壹万零壹佰零壹元零壹分'],
  ['150107001.53', '壹亿伍仟零壹拾万零柒仟零壹元伍角叁分'],
  ['646743393.06', '陆亿肆仟陆佰柒拾肆万叁仟叁佰玖拾叁元零陆分'],
  ['12000000340000.07', '壹拾贰万亿零叁拾肆万元零柒分'],
  ['100000000000000.5', '壹佰万亿元伍角'],
  ['999999999999999.99', '玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  ['1000000000000', '壹万亿元整'],
  ['1000000000001', '壹万亿零壹元整'],
  ['0.0305', '叁分零伍毫'],
  ['0.001', '壹厘'],
  ['0.0001', '壹毫'],
  ['1.0005', '壹元零伍毫'],
  ['8.1234', '捌元壹角贰分叁厘肆毫'],
  ['-12.3', '负壹拾贰元叁角'],
] as const;

describe('toChineseCapitals', () => {
  test.each([...official, ...further])('writes %s', (yuan, capitals) => {
    expect(toChineseCapitals(yuan)).toBe(capitals);
  });

  test('puts 人民币 directly before the words, and 负 after it', () => {
    expect(toChineseCapitals('1409.50', { prefix: true })).toBe('人民币壹仟肆佰零玖元伍角');
    expect(toChineseCapitals('-1', { prefix: true })).toBe('人民币负壹元整');
  });

  test('accepts an amount in fen as well', () => {
    expect(toChineseCapitals(fen(1_640_902n))).toBe('壹万陆仟肆佰零玖元零贰分');
  });

  test.each([
    ['1000000000000000', 'too-large'],
    ['-1,000,000,000,000,000.00', 'too-large'],
    ['1.00000', 'too-many-decimals'],
    ['12a', 'not-a-number'],
    ['', 'not-a-number'],
  ] as const)('refuses %s as %s', (text, reason) => {
    expect(capitalsRefusal(text)).toBe(reason);
    expect(() => toChineseCapitals(text)).toThrow(CapitalsRangeError);
  });

  test('accepts the largest amount below 1e15', () => {
    expect(capitalsRefusal('999999999999999.9999')).toBeUndefined();
  });
});

describe('parseChineseCapitals', () => {
  test.each([...official, ...firstForms])('reads %s back from either official form', (yuan, capitals) => {
    expect(parseChineseCapitals(`人民币${capitals}`)).toBe(yuan.replaceAll(',', ''));
  });

  test('accepts 正 for 整, and 整 after 角', () => {
    expect(parseChineseCapitals('壹元正')).toBe('1.00');
    expect(parseChineseCapitals('伍角整')).toBe('0.50');
    expect(parseChineseCapitals('零元整')).toBe('0.00');
    expect(parseChineseCapitals('叁分零伍毫')).toBe('0.0305');
  });

  test.each([
    '',
    '元',
    '整',
    '壹',
    '壹元',
    '壹拾元伍分',
    '壹分整',
    '壹仟壹元整',
    '壹零元整',
    '壹壹元整',
    '壹元整整',
    '一元整',
    '壹元零角',
    '壹佰万亿亿元整',
    '负零元整',
    '壹亿柒仟元整零',
    '人民币 壹元整',
    '壹兆元整',
  ])('rejects %j', (text) => {
    expect(parseChineseCapitals(text)).toBeUndefined();
  });

  test('parses every amount that it can write', () => {
    const units = fc.bigInt({ min: -(10n ** 19n) + 1n, max: 10n ** 19n - 1n });
    fc.assert(
      fc.property(units, (amount) => {
        const yuan = decimalText(amount, 4);
        expect(parseChineseCapitals(toChineseCapitals(yuan))).toBe(yuan.replace(/0{1,2}$/, ''));
      }),
      { numRuns: lawRuns(2000) },
    );
  });

  test('writes different amounts differently', () => {
    const units = fc.bigInt({ min: 0n, max: 10n ** 17n - 1n });
    fc.assert(
      fc.property(units, units, (left, right) => {
        fc.pre(left !== right);
        expect(toChineseCapitals(fen(left))).not.toBe(toChineseCapitals(fen(right)));
      }),
    );
  });
});

test('throws an error with the reason', () => {
  expect(() => toChineseCapitals('1e3')).toThrow(
    expect.objectContaining({ name: 'CapitalsRangeError', message: 'no Chinese capitals: not-a-number', reason: 'not-a-number' }),
  );
});

test.each(['壹人民币元整', '壹仟万亿元整', '壹元正整', '壹负元整', '壹整元', '壹圆整', '亿', '元', '元整', ''])(
  'parseChineseCapitals rejects %s',
  (text) => {
    expect(parseChineseCapitals(text)).toBeUndefined();
  },
);
