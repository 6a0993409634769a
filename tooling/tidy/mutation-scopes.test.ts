import { globSync, existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REASONS } from '../mutate/reasons.ts';
import { SCOPES } from '../mutate/scopes.ts';

test('every pattern of a mutation scope finds a file', () => {
  const patterns = Object.values(SCOPES).flatMap(({ mutate, tests }) => [...mutate, ...tests]);
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});

test('every reason names a scope and a file that there is', () => {
  const changes = Object.entries(REASONS).flatMap(([scope, reasons]) =>
    reasons.map(([change]) => ({ scope, file: change.split(': ')[0] ?? '' })),
  );
  expect(changes.filter(({ scope, file }) => !Object.hasOwn(SCOPES, scope) || !existsSync(file))).toEqual([]);
});
