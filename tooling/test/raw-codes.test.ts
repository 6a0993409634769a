import { expect, test } from 'vitest';
import { rawCodes } from './raw-codes.ts';

test.each([
  ['SELF_REVIEW', 'a code: SELF_REVIEW'],
  ['银行账户状态 AAAAAAA', 'a code: AAAAAAA'],
  ['状态：awaitingReview', 'a name of the program: awaitingReview'],
  ['corpNo E1001', 'a name of the program: corpNo'],
  ['按钮\nx7Kq+3\n表格', 'the id of a sentence: x7Kq+3'],
  ['到期日 undefined', 'nothing, as a program says it: undefined'],
  ['剩 {count} 天', 'a place for a value: {count}'],
])('“%s” is no sentence for a person', (said, code) => expect(rawCodes(said)).toEqual([code]));

test.each([
  '签收链信 LX20261118000001',
  'Signed\nSubmit\n提交复核',
  'macOS 13+、UnionTech UOS',
  '400-000-0000 · 2026-11-20 09:42',
  'sm3:3f9a…c01b',
])('“%s” is', (said) => expect(rawCodes(said)).toEqual([]));
