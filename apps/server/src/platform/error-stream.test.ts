import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeError } from './error-stream.ts';

afterEach(() => vi.restoreAllMocks());

const failedQuery = () =>
  new Error('Failed query: select pg_notify($1, $2)\nparams: lianxin_changes,{"changes":[{"topics":["E1002"]}]}', {
    cause: new Error('Connection terminated unexpectedly'),
  });

test('stderr gets the message and the causes of an error, but no parameter values', () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  writeError('Database', failedQuery());
  expect(written.mock.calls).toEqual([
    ['Database: Failed query: select pg_notify($1, $2)\n  because: Connection terminated unexpectedly\n'],
  ]);
});

test.each(['throw error', 'void Promise.reject(error)'])('an uncaught error is written in the same way and ends the process: %s', (how) => {
  const code = `
    const { exitOnUncaughtError } = await import(${JSON.stringify(join(import.meta.dirname, 'error-stream.ts'))});
    exitOnUncaughtError('The server ends');
    const error = Object.assign(new Error('Failed query: select 1\\nparams: E1002,恒信机电'), { detail: 'Key (enterprise_no)=(E1002)', code: '23505' });
    setTimeout(() => { ${how} }, 1);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe('The server ends: Failed query: select 1\n');
});
