// Prints the permissions into docs/permissions.md, each with the comment above its row.
//   node tooling/tidy/permissions.ts --write
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { holdsPermission, PERMISSION_KEYS } from '../../packages/domain/src/access/permissions.ts';
import { ROLE_CODES, ROLES } from '../../packages/domain/src/access/role.ts';
import { read, root } from './source.ts';
import { tableOf } from './table.ts';

const PAGE = 'docs/permissions.md';

/** What each key allows, by the comment above its row. */
export const allowedBy: ReadonlyMap<string, string> = new Map(
  [...read('packages/domain/src/access/permissions.ts').matchAll(/^ {2}\/\*\* (.+) \*\/\n {2}'([\w.]+)':/gm)].map(
    ([, what = '', key = '']) => [key, what],
  ),
);

/** The page with its table as it is to be. */
export function permissionsPage(): string {
  const rows = PERMISSION_KEYS.map((key) => [
    `\`${key}\``,
    allowedBy.get(key) ?? '',
    ...ROLES.map((role) => (holdsPermission(role, key) ? '✓' : '')),
  ]);
  const table = tableOf([['key', 'what it allows', ...ROLES.map((role) => ROLE_CODES[role])], ...rows]);
  return read(PAGE).replace(
    /(<!-- made by tooling\/tidy\/permissions\.ts -->\n\n)[^]*?(\n\n<!-- end -->)/,
    (_, start, end) => start + table + end,
  );
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  if (values.write) writeFileSync(join(root, PAGE), permissionsPage());
}
