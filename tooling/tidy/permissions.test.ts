import { expect, test } from 'vitest';
import { PERMISSION_KEYS } from '../../packages/domain/src/access/permissions.ts';
import { allowedBy, permissionsPage } from './permissions.ts';
import { read } from './source.ts';

test('each permission says above its row what it allows', () => {
  expect([...allowedBy.keys()]).toEqual([...PERMISSION_KEYS]);
});

// If this fails: node tooling/tidy/permissions.ts --write
test('docs/permissions.md has the table of permissions', () => {
  expect(read('docs/permissions.md')).toBe(permissionsPage());
});
