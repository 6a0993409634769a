import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { loggedError } from './logged-error.ts';

test('a failed query is logged with its message and stack, but without parameter values', async () => {
  const database = await testDatabase('empty', async () => {});
  try {
    const secret = '110105194912310021';
    const failed: unknown = await database.db.execute(sql`select ${secret}::text from no_such_table`).catch((error: unknown) => error);
    expect(String(failed)).toContain(secret);
    const logged = loggedError(failed);
    expect(JSON.stringify(logged)).not.toContain(secret);
    expect(logged.message).toContain('no_such_table');
    expect(logged.stack).toContain('    at ');
    expect(logged.cause).toMatchObject({ code: '42P01' });
  } finally {
    await database.close();
  }
});

test('a thrown value that is no Error is not logged', () => {
  expect(loggedError('a secret')).toEqual({ type: 'string', message: 'thrown, and no error', stack: '' });
});
