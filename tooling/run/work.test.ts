import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { processes, Work, type Process } from './work.ts';

const aProcess = (pid: number, parent: number, own: number, ended = 0): Process => ({ pid, parent, since: pid, own, ended });

/** What is counted for program 10 when these were seen one after the other. */
function seconds(...looks: readonly (readonly Process[])[]): number {
  const work = new Work(10);
  for (const look of looks) work.see(look);
  return work.seconds;
}

test('a program and what it starts are counted, and nobody else', () => {
  expect(seconds([aProcess(1, 0, 50), aProcess(10, 1, 1), aProcess(11, 10, 2), aProcess(12, 11, 4), aProcess(20, 1, 99)])).toBe(7);
});

test('one that ended and was waited for is counted once, with what it did after it was last looked at', () => {
  expect(seconds([aProcess(10, 1, 1), aProcess(11, 10, 2)], [aProcess(10, 1, 1, 2.5)])).toBe(3.5);
});

test('one that came and went between two looks is counted by who waited for it', () => {
  expect(seconds([aProcess(10, 1, 1)], [aProcess(10, 1, 1, 6)])).toBe(7);
});

test('one that outlives its parent goes on counting', () => {
  const looks = [
    [aProcess(10, 1, 1), aProcess(11, 10, 1), aProcess(12, 11, 4)],
    [aProcess(10, 1, 1, 1), aProcess(12, 1, 8)],
    [aProcess(10, 1, 1, 1)],
  ];
  expect(seconds(...looks)).toBe(10);
});

test('who is given the id of one that has ended is somebody else', () => {
  expect(seconds([aProcess(10, 1, 1), aProcess(11, 10, 2)], [aProcess(10, 1, 1, 2), { ...aProcess(11, 1, 99), since: 500 }])).toBe(3);
});

test('this program is found with what it has done', () => {
  const work = new Work(process.pid);
  spawnSync(process.execPath, ['--version']);
  work.see(processes());
  expect(work.seconds > 0).toBe(process.platform === 'linux');
});
