import { expect, test } from 'vitest';
import { isTaxCode } from './tax-code.ts';

test('a tax code has 19 digits and begins with a chapter from 1 to 6', () => {
  expect(isTaxCode('1020101000000000000')).toBe(true);
  for (const wrong of ['', '102010100000000000', '10201010000000000000', '7020101000000000000', '102010100000000000A'])
    expect(isTaxCode(wrong)).toBe(false);
});
