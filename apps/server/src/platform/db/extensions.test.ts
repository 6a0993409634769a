import { expect, test } from 'vitest';
import type { SqlSession } from './client.ts';
import { ensureExtensions } from './extensions.ts';

class DatabaseError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('refused');
    this.code = code;
  }
}

/** A database with some extensions that refuses to create others. */
const databaseWith = (known: readonly string[], code: string): SqlSession => ({
  query: async () => known.map((extname) => ({ extname })),
  exec: async () => {
    throw new DatabaseError(code);
  },
});

test.each([
  ['may not be added', '42501', 'have the owner of the database run "create extension pg_trgm"'],
  ['is not installed', '0A000', 'postgresql-contrib'],
])('if an extension %s, the message names the remedy', async (_why, code, remedy) => {
  await expect(ensureExtensions(databaseWith(['plpgsql', 'btree_gin'], code))).rejects.toThrow(remedy);
});

test('installed extensions are not created again', async () => {
  await expect(ensureExtensions(databaseWith(['pg_trgm', 'btree_gin'], '42501'))).resolves.toBeUndefined();
});
