import { expect, test } from 'vitest';
import { code, isProduct, read } from './source.ts';

test('every list keeps its columns and views under a name of its own', () => {
  const names = code
    .filter((file) => file.startsWith('packages/features/') && isProduct(file))
    .flatMap((file) => [...read(file).matchAll(/\buseList\(\{\s*name: '(\w+)'/g)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
