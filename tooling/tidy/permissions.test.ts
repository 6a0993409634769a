import { expect, test } from 'vitest';
import { holdsPermission, PERMISSION_KEYS } from '../../packages/domain/src/access/permissions.ts';
import { ROLES } from '../../packages/domain/src/access/role.ts';
import { read } from './source.ts';

test('docs/permissions.md matches the table of permissions', () => {
  const written = read('docs/permissions.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(written).toEqual(
    PERMISSION_KEYS.map((key) => [
      `\`${key}\``,
      expect.stringMatching(/^[a-z].+/),
      ...ROLES.map((role) => (holdsPermission(role, key) ? '✓' : '')),
    ]),
  );
});
