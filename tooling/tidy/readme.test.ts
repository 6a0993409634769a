import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('{docs,packages/*}/*.md', { cwd: root })])(
  '%s leads to files that exist',
  (file) => {
    const leads = [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) => path);
    expect(leads.filter((path) => !existsSync(join(root, dirname(file), path)))).toEqual([]);
  },
);

test('the first screen shows the product, says what it is, and how to start it', () => {
  const first = read('README.md').split('\n').slice(0, 20).join('\n');
  expect(first).toMatch(/!\[[^\]]+\]\([^)]+\)/);
  expect(first).toContain('npm start');
  expect(first).toContain('core-op');
});

test('every setting of the server stands in its document', () => {
  const config = globSync('apps/server/src/platform/config/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map(read);
  const settings = new Set(config.flatMap((code) => [...code.matchAll(/^ +([A-Z][A-Z0-9_]{3,}): /gm)].map(([, name = '']) => name)));
  const told = read('docs/settings.md');
  expect(settings.size).toBeGreaterThan(30);
  expect([...settings].filter((name) => !told.includes(`\`${name}`))).toEqual([]);
});
