import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeError } from './error-stream.ts';

const { isTTY } = process.stderr;
afterEach(() => {
  vi.restoreAllMocks();
  process.stderr.isTTY = isTTY;
});

const failedQuery = () =>
  new Error('Failed query: select pg_notify($1, $2)\nparams: lianxin_changes,{"changes":[{"topics":["E1002"]}]}', {
    cause: new Error('Connection terminated unexpectedly'),
  });

test('a terminal gets the message and the causes of an error, but no parameter values', () => {
  process.stderr.isTTY = true;
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  writeError('Database', failedQuery());
  expect(written.mock.calls).toEqual([
    ['Database: Failed query: select pg_notify($1, $2)\n  because: Connection terminated unexpectedly\n'],
  ]);
});

const linesOf = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

test('elsewhere stderr gets a line of the log, without parameter values', () => {
  process.stderr.isTTY = false;
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  writeError('Database', failedQuery());
  const text = String(written.mock.calls[0]?.[0]);
  expect(text).not.toContain('E1002');
  const cause = expect.objectContaining({ message: 'Connection terminated unexpectedly' });
  expect(linesOf(text)).toEqual([
    {
      level: 50,
      time: expect.any(Number),
      msg: 'Database',
      err: { type: 'Error', message: 'Failed query: select pg_notify($1, $2)', stack: expect.any(String), cause },
    },
  ]);
});

const run = (code: string) => {
  const script = `
    const { exitOnUncaughtError, writeWarnings, writeWord } = await import(${JSON.stringify(join(import.meta.dirname, 'error-stream.ts'))});
    ${code}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
};

test.each(['throw error', 'void Promise.reject(error)'])('an uncaught error is written in the same way and ends the process: %s', (how) => {
  const { status, stderr } = run(`
    exitOnUncaughtError('The server ends');
    const error = Object.assign(new Error('Failed query: select 1\\nparams: E1002,恒信机电'), { detail: 'Key (enterprise_no)=(E1002)', code: '23505' });
    setTimeout(() => { ${how} }, 1);`);
  expect(status).toBe(1);
  expect(stderr).not.toMatch(/E1002|恒信/);
  expect(linesOf(stderr)).toMatchObject([{ level: 60, msg: 'The server ends', err: { message: 'Failed query: select 1', code: '23505' } }]);
});

test('warnings of Node are lines of the log', () => {
  const { stderr } = run(`writeWarnings(); process.emitWarning('old', 'DeprecationWarning');`);
  expect(linesOf(stderr)).toMatchObject([{ level: 40, msg: 'Node warns', err: { type: 'DeprecationWarning', message: 'old' } }]);
});

test('what an operator waits for is a line of the log', () => {
  const { stdout } = run(`writeWord('http://127.0.0.1:8787 is ready.');`);
  expect(linesOf(stdout)).toMatchObject([{ level: 30, msg: 'http://127.0.0.1:8787 is ready.' }]);
});
