import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIdentityCard } from './identity-card.ts';
import { maskAccountNumber, maskEmail, maskIdentityNumber, maskMobile, maskName } from './mask.ts';
import { isAccountNumber, isBankBranchNumber, isEmail, isMobile } from './numbers.ts';
import { isSocialCreditCode } from './social-credit-code.ts';

const CREDIT_CHARACTERS = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY');
const validCodes = ['91350100M000100Y43', '91110000600007519E', '914403002792683613', '91140000110057086C'];

describe('unified social credit code', () => {
  test.each(validCodes)('accepts %s', (code) => {
    expect(isSocialCreditCode(code)).toBe(true);
  });

  test.each(['91350100M000100Y4Z', '91350100M000100Y4', '91350100m000100y43', '9135010OM000100Y43', '91350100M000100Y430', ''])(
    'rejects %j',
    (code) => {
      expect(isSocialCreditCode(code)).toBe(false);
    },
  );

  test('detects every change of a single character', () => {
    for (const code of validCodes) {
      for (let place = 0; place < code.length; place += 1) {
        for (const char of CREDIT_CHARACTERS) {
          const changed = code.slice(0, place) + char + code.slice(place + 1);
          expect(isSocialCreditCode(changed)).toBe(changed === code);
        }
      }
    }
  });

  test('has exactly one valid check character for every body', () => {
    const body = fc
      .tuple(
        fc.array(fc.constantFrom(...CREDIT_CHARACTERS), { minLength: 2, maxLength: 2 }),
        fc.integer({ min: 0, max: 999_999 }),
        fc.array(fc.constantFrom(...CREDIT_CHARACTERS), { minLength: 9, maxLength: 9 }),
      )
      .map(([kind, region, owner]) => kind.join('') + String(region).padStart(6, '0') + owner.join(''));
    fc.assert(
      fc.property(body, (text) => {
        expect(CREDIT_CHARACTERS.filter((check) => isSocialCreditCode(text + check))).toHaveLength(1);
      }),
    );
  });
});

describe('identity card', () => {
  test.each(['11010519491231002X', '440524188001010014'])('accepts %s', (number) => {
    expect(isIdentityCard(number)).toBe(true);
  });

  test.each(['11010519491231002x', '110105194912310021', '11010519490231002X', '01010519491231002X', '1101051949123100', ''])(
    'rejects %j',
    (number) => {
      expect(isIdentityCard(number)).toBe(false);
    },
  );

  test('detects every change of a single digit', () => {
    const number = '440524188001010014';
    for (let place = 0; place < 18; place += 1) {
      for (const char of '0123456789X') {
        const changed = number.slice(0, place) + char + number.slice(place + 1);
        expect(isIdentityCard(changed)).toBe(changed === number);
      }
    }
  });
});

describe('number formats', () => {
  test('a mobile number is a 1 followed by ten digits', () => {
    expect(['13800138000', '10000000000'].every(isMobile)).toBe(true);
    expect(['23800138000', '1380013800', '138001380000', '1380013800a', '13800138000\n'].some(isMobile)).toBe(false);
  });

  test.each([
    'zhang.wei@example.com',
    'a+b@mail.example.cn',
    'zhang@例子.公司',
    'zhang@链信.中国',
    'x@a-b.cn',
    `${'l'.repeat(64)}@example.com`,
  ])('%s is an e-mail address', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'zhang',
    '@example.com',
    'zhang@',
    'zhang@example',
    'zhang@@example.com',
    'zhang wei@example.com',
    'zhang@exa mple.com',
    '.zhang@example.com',
    'zhang.@example.com',
    'zh..ang@example.com',
    'zhang@-example.com',
    'zhang@example-.com',
    'zhang@example..com',
    '张伟@example.com',
    'zhang@example.c',
    'zhang@127.0.0.1',
    `${'l'.repeat(65)}@example.com`,
    `z@${'d'.repeat(64)}.com`,
    'zhang@example.com\n',
    'zhang@example.com>',
    `z@${'example.'.repeat(32)}com`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('a bank branch number has twelve digits, an account number ten to thirty', () => {
    expect(isBankBranchNumber('102100099996')).toBe(true);
    expect(isBankBranchNumber('10210009999')).toBe(false);
    expect(isAccountNumber('6212000000000358')).toBe(true);
    expect(['123456789', '1'.repeat(31), '6212 0000 0000 0358'].some(isAccountNumber)).toBe(false);
  });
});

describe('masks', () => {
  test('keep just enough to recognise the value', () => {
    expect(maskMobile('13800138000')).toBe('138****8000');
    expect(maskIdentityNumber('11010519491231002X')).toBe('110***********002X');
    expect(maskAccountNumber('6212000000000358')).toBe('6212 **** **** 0358');
    expect(maskAccountNumber('6212 0000 0000 0000 358')).toBe('6212 **** **** 0358');
    expect(maskName('王小明')).toBe('王**');
    expect(maskEmail('li.ming@example.com')).toBe('l***@example.com');
  });

  test('hide a short value completely', () => {
    expect(maskMobile('1380')).toBe('****');
    expect(maskAccountNumber('62120358')).toBe('********');
    expect(maskName('')).toBe('');
    expect(maskEmail('nobody')).toBe('******');
  });

  test('never show a number completely', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,30}$/), (number) => {
        for (const mask of [maskMobile, maskIdentityNumber, maskAccountNumber]) expect(mask(number)).toContain('*');
      }),
    );
  });
});
