import { expect, test } from 'vitest';
import { code, isProduct, read } from './source.ts';

test('typed amounts are read by the one reader of @lianxin/forms', () => {
  const screens = code.filter((file) => /^(packages\/(features|ui)|apps\/portal)\//.test(file) && isProduct(file));
  expect(screens.filter((file) => /\bparse(Yuan|Decimal)\b/.test(read(file)))).toEqual([]);
});
