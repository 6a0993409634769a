import { describe, expect, test } from 'vitest';
import { containsPersonalWord, isPasswordDue, LONGEST_PASSWORD, PASSWORD_PROFILES, passwordFault } from './profile.ts';

const { spec, 'cn-l3': level3, asvs } = PASSWORD_PROFILES;

describe('a profile', () => {
  test.each([
    ['spec', spec, 'abcde', 'length'],
    ['spec', spec, 'abcdef', undefined],
    ['spec', spec, 'x'.repeat(32), undefined],
    ['spec', spec, 'x'.repeat(33), 'length'],
    ['cn-l3', level3, 'Abcde-7', 'length'],
    ['cn-l3', level3, 'Abcdef-7', undefined],
    ['cn-l3', level3, 'abcdefg7', 'classes'],
    ['cn-l3', level3, 'Abcdefgh', 'classes'],
    ['cn-l3', level3, 'ABCDEF-7', undefined],
    ['cn-l3', level3, '煤炭运销Ab7', 'length'],
    ['cn-l3', level3, '煤炭运销公司Ab7', undefined],
    ['cn-l3', level3, 'Ab7'.repeat(11), 'length'],
    ['asvs', asvs, 'fourteen chars', 'length'],
    ['asvs', asvs, 'fifteen letters', undefined],
    ['asvs', asvs, 'x'.repeat(64), undefined],
    ['asvs', asvs, 'x'.repeat(65), 'length'],
  ])('%s checks the length and the character classes of a password (%#)', (_, profile, password, fault) => {
    expect(passwordFault(profile, password)).toBe(fault);
  });

  test('only cn-l3 reminds to change the password, after ninety days', () => {
    const since = new Date('2026-08-22T09:00:00+08:00');
    const [before, after] = [new Date('2026-11-20T08:59:59+08:00'), new Date('2026-11-20T09:00:00+08:00')];
    expect([spec, level3, asvs].map((profile) => isPasswordDue(profile, since, after))).toEqual([false, true, false]);
    expect(isPasswordDue(level3, since, before)).toBe(false);
  });

  test('allows no password longer than the input accepts', () => {
    for (const { shortest, longest } of Object.values(PASSWORD_PROFILES)) {
      expect(longest).toBeLessThanOrEqual(LONGEST_PASSWORD);
      expect(shortest).toBeLessThan(longest);
    }
  });
});

describe('a personal word', () => {
  const own = ['core-op', '13900000001', '王建国', '晋北煤业集团有限公司', 'li', ''];

  test.each([
    ['CORE-OP-2026', true],
    ['13900000001', true],
    ['a13900000001b', true],
    ['王建国2026x', true],
    ['我爱晋北煤业集团有限公司', true],
    ['lily-of-the-valley', false],
    ['Coal-and-iron-7', false],
  ])('is found in “%s”: %s', (password, found) => expect(containsPersonalWord(password, own)).toBe(found));
});
