import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOCK_FILE, lockFolder } from './lock.ts';

let folder = '';
const holders: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lianxin-lock-'));
});
afterEach(() => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const lockFile = () => join(folder, LOCK_FILE);
const taking = () =>
  `const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}); lockFolder(${JSON.stringify(folder)});`;

/** A process of its own that has the folder until it ends. */
async function holder(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${taking()} console.log('held'); setInterval(() => {}, 1000);`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(child);
  await once(child.stdout, 'data');
  return child;
}

const IN_USE = 'in use by another server';

test('a folder is one holder’s at a time, and free again when it is given back', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(IN_USE);
  unlock();
  lockFolder(folder)();
});

describe('a folder that another process has', () => {
  test('is not taken, whatever becomes of the lock’s content', async () => {
    await holder();
    expect(() => lockFolder(folder)).toThrow(IN_USE);
    truncateSync(lockFile());
    expect(() => lockFolder(folder)).toThrow(IN_USE);
    writeFileSync(lockFile(), '999999999 1\n');
    expect(() => lockFolder(folder)).toThrow(IN_USE);
  });

  test('is free the moment that the process is gone, however it went', async () => {
    const child = await holder();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(lockFolder(folder)).not.toThrow();
  });

  // Where the kernel lets nobody make namespaces there are no two to try.
  const isolate = ['--pid', '--fork', '--mount-proc', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])];
  const unshare = '/usr/bin/unshare';
  const canIsolate = spawnSync(unshare, [...isolate, 'true']).status === 0;
  test.runIf(canIsolate)('is not taken from another process namespace either', async () => {
    await holder();
    const code = `try { ${taking()} console.log('taken') } catch (error) { console.log(error.message) }`;
    const said = execFileSync(unshare, [...isolate, process.execPath, '--input-type=module', '-e', code], { encoding: 'utf8' });
    expect(said).toContain(IN_USE);
  });
});

test.each(['', '999999999 1\n', 'no lock of ours'])('a lock file that nobody holds is taken over, whatever it says: %j', (content) => {
  writeFileSync(lockFile(), content);
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(IN_USE);
  unlock();
});
