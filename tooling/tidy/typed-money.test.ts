import { expect, test } from 'vitest';
import { code, isProduct, read } from './source.ts';

test('typed amounts are parsed only by @lianxin/forms', () => {
  const screens = code.filter((file) => /^(packages\/(features|ui)|apps\/portal)\//.test(file) && isProduct(file));
  expect(screens.filter((file) => /\bparse(Yuan|Decimal)\b/.test(read(file)))).toEqual([]);
});
