import { expect, test } from 'vitest';
import { pictureName } from './picture-name.ts';

test('names a picture with letters, digits and hyphens only', () => {
  expect(pictureName(['煤炭集团数据', '晋北煤业集团有限公司', '2026-11-20'])).toBe('煤炭集团数据-晋北煤业集团有限公司-2026-11-20.png');
  expect(pictureName(['Group data', 'A/B: "East" <1> (甲)', '2026-11-20'])).toBe('Group-data-A-B-East-1-甲-2026-11-20.png');
});
