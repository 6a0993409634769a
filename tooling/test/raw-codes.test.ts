import { expect, test } from 'vitest';
import { rawCodes } from './raw-codes.ts';

test.each([
  ['SELF_REVIEW', 'code: SELF_REVIEW'],
  ['银行账户状态 AAAAAAA', 'code: AAAAAAA'],
  ['状态：awaitingReview', 'identifier: awaitingReview'],
  ['corpNo E1001', 'identifier: corpNo'],
  ['按钮\nx7Kq+3\n表格', 'message id: x7Kq+3'],
  ['到期日 undefined', 'missing value: undefined'],
  ['剩 {count} 天', 'placeholder: {count}'],
])('“%s” contains a raw code', (text, code) => expect(rawCodes(text)).toEqual([code]));

test.each([
  '签收链信 LX20261118000001',
  'Signed\nSubmit\n提交复核',
  'macOS 13+、UnionTech UOS',
  '400-000-0000 · 2026-11-20 09:42',
  'sm3:3f9a…c01b',
])('“%s” contains no raw code', (text) => expect(rawCodes(text)).toEqual([]));
