import { expect, test } from 'vitest';
import type { SqlSession } from './client.ts';
import { needExtensions } from './extensions.ts';

class DatabaseError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('refused');
    this.code = code;
  }
}

/** A database that has some extensions, and refuses every other for a reason. */
const databaseWith = (known: readonly string[], code: string): SqlSession => ({
  query: async () => known.map((extname) => ({ extname })),
  exec: async () => {
    throw new DatabaseError(code);
  },
});

test.each([
  ['may not be added', '42501', 'have the owner of the database run "create extension pg_trgm"'],
  ['is not installed', '0A000', 'postgresql-contrib'],
])('an extension that %s is asked for in plain words', async (_why, code, remedy) => {
  await expect(needExtensions(databaseWith(['plpgsql', 'btree_gin'], code))).rejects.toThrow(remedy);
});

test('what the database has already is not asked for', async () => {
  await expect(needExtensions(databaseWith(['pg_trgm', 'btree_gin'], '42501'))).resolves.toBeUndefined();
});
