import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';

test('has version 2.4.0, like the packages', () => {
  expect(brand.version).toBe('2.4.0');
  for (const folder of ['', 'packages/domain', 'packages/api', 'packages/ui', 'packages/forms', 'packages/features', 'apps/server'])
    expect(readFileSync(join(import.meta.dirname, '../../..', folder, 'package.json'), 'utf8')).toContain(`"version": "${brand.version}"`);
});
