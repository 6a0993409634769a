import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lianxin-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'lianxin.lock');

test('a folder is one process’s at a time, and free again when it is given back', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  unlock();
  expect(existsSync(lockFile())).toBe(false);
  lockFolder(folder)();
});

test('the lock of a process that is gone is taken over', () => {
  writeFileSync(lockFile(), '999999999 1\n');
  const unlock = lockFolder(folder);
  expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  unlock();
});

test('the lock of an earlier process with the same id is taken over', () => {
  writeFileSync(lockFile(), `${process.pid} 1\n`);
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('in use');
  unlock();
});

test('a lock file that a crash left empty is taken over', () => {
  writeFileSync(lockFile(), '');
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('in use');
  unlock();
});
