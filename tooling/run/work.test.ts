import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { processes, Work, type Process } from './work.ts';

const aProcess = (pid: number, parent: number, own: number, ended = 0): Process => ({ pid, parent, since: pid, own, ended });

/** The CPU time of program 10 after these consecutive samples. */
function seconds(...looks: readonly (readonly Process[])[]): number {
  const work = new Work(10);
  for (const look of looks) work.see(look);
  return work.seconds;
}

test('only a program and its descendants are counted', () => {
  expect(seconds([aProcess(1, 0, 50), aProcess(10, 1, 1), aProcess(11, 10, 2), aProcess(12, 11, 4), aProcess(20, 1, 99)])).toBe(7);
});

test('an ended child is counted once, including its time after the last sample', () => {
  expect(seconds([aProcess(10, 1, 1), aProcess(11, 10, 2)], [aProcess(10, 1, 1, 2.5)])).toBe(3.5);
});

test('a child that lived between two samples is counted through its parent', () => {
  expect(seconds([aProcess(10, 1, 1)], [aProcess(10, 1, 1, 6)])).toBe(7);
});

test('a process that outlives its parent continues to be counted', () => {
  const looks = [
    [aProcess(10, 1, 1), aProcess(11, 10, 1), aProcess(12, 11, 4)],
    [aProcess(10, 1, 1, 1), aProcess(12, 1, 8)],
    [aProcess(10, 1, 1, 1)],
  ];
  expect(seconds(...looks)).toBe(10);
});

test('a process that reuses the id of an ended one is a different process', () => {
  expect(seconds([aProcess(10, 1, 1), aProcess(11, 10, 2)], [aProcess(10, 1, 1, 2), { ...aProcess(11, 1, 99), since: 500 }])).toBe(3);
});

test('measures the CPU time of the current process', () => {
  const work = new Work(process.pid);
  spawnSync(process.execPath, ['--version']);
  work.see(processes());
  expect(work.seconds > 0).toBe(process.platform === 'linux');
});
