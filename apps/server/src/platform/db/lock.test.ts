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

/** A separate process that holds the folder's lock until it ends. */
async function holder(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${taking()} console.log('held'); setInterval(() => {}, 1000);`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(child);
  await once(child.stdout, 'data');
  return child;
}

const IN_USE = 'in use by another server';

test('a folder has one holder at a time, and can be locked again after it was unlocked', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(IN_USE);
  unlock();
  lockFolder(folder)();
});

describe('a folder that another process has locked', () => {
  test('cannot be locked, even if the lock file’s content changes', async () => {
    await holder();
    expect(() => lockFolder(folder)).toThrow(IN_USE);
    truncateSync(lockFile());
    expect(() => lockFolder(folder)).toThrow(IN_USE);
    writeFileSync(lockFile(), '999999999 1\n');
    expect(() => lockFolder(folder)).toThrow(IN_USE);
  });

  test('can be locked as soon as the process has ended, even if it was killed', async () => {
    const child = await holder();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(lockFolder(folder)).not.toThrow();
  });

  // The kernel may forbid creating namespaces; then the test is skipped.
  const isolate = ['--pid', '--fork', '--mount-proc', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])];
  const unshare = '/usr/bin/unshare';
  const canIsolate = spawnSync(unshare, [...isolate, 'true']).status === 0;
  test.runIf(canIsolate)('cannot be locked from another process namespace either', async () => {
    await holder();
    const code = `try { ${taking()} console.log('taken') } catch (error) { console.log(error.message) }`;
    const said = execFileSync(unshare, [...isolate, process.execPath, '--input-type=module', '-e', code], { encoding: 'utf8' });
    expect(said).toContain(IN_USE);
  });
});

test.each(['', '999999999 1\n', 'no lock of ours'])('a lock file that nobody holds is taken over, whatever its content: %j', (content) => {
  writeFileSync(lockFile(), content);
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(IN_USE);
  unlock();
});
