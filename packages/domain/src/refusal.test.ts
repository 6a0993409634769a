import { describe, expect, test } from 'vitest';
import { Refusal, refusalMessage } from './refusal.ts';
import { REFUSAL_CODES, REFUSAL_KEYS, refusalOfCode } from './refusal-codes.ts';
import { REFUSALS } from './refusals.ts';

describe('refusals', () => {
  test('each have a unique five-digit code and a message in both languages', () => {
    const codes = REFUSAL_KEYS.map((key) => REFUSAL_CODES[key]);
    expect(new Set(codes).size).toBe(codes.length);
    for (const key of REFUSAL_KEYS) {
      expect(REFUSAL_CODES[key]).toMatch(/^\d{5}$/);
      expect(refusalOfCode(REFUSAL_CODES[key])).toBe(key);
      expect(REFUSALS[key].zh).toMatch(/\p{Script=Han}/u);
      expect(REFUSALS[key].en).not.toMatch(/\p{Script=Han}/u);
    }
    expect(REFUSAL_CODES.SUCCESS).toBe('00000');
    expect(REFUSAL_CODES.ERROR).toBe('00001');
    expect(REFUSAL_CODES.SESSION_EXPIRED).toBe('00018');
    expect(refusalOfCode('99999')).toBeUndefined();
  });

  test('use the same placeholders in both languages', () => {
    const figures = (sentence: string): readonly string[] => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
    for (const key of REFUSAL_KEYS) expect(figures(REFUSALS[key].zh)).toEqual(figures(REFUSALS[key].en));
  });

  test('name the state and the act of an illegal transition', () => {
    const refusal = new Refusal('ILLEGAL_STATE', { object: 'issuance', state: 'withdrawn', act: 'sign' });
    expect(refusalMessage(refusal.key, 'zh', refusal.details)).toBe('当前状态【已撤回】不可签收');
    expect(refusalMessage(refusal.key, 'en', refusal.details)).toBe('You cannot sign for it while the state is “Withdrawn”');
  });

  test('fill in figures, with a dash for a missing one', () => {
    expect(refusalMessage('QUOTA_EXCEEDED', 'zh', { shortfall: '12.00' })).toBe('可用额度不足，还差 12.00 元');
    expect(refusalMessage('REMINDED_RECENTLY', 'en')).toBe('Already reminded. You can remind again in — minutes');
  });
});
