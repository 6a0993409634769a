import { expect, it } from 'vitest';
import { strengthOf } from './strength.ts';

it.each([
  ['', 'weak'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefgh', 'weak'],
  ['Abcdef12', 'fair'],
  ['Lianxin@2026', 'strong'],
  ['correct horse battery', 'strong'],
])('rates “%s” as %s', (password, strength) => expect(strengthOf(password)).toBe(strength));
