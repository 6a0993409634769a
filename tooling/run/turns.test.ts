import { expect, test } from 'vitest';
import { inTurn } from './turns.ts';

interface Row {
  name: string;
  after?: readonly string[];
  everyCore?: true;
}

/** The stages running when each stage started. Each stage takes one turn of the event loop per letter of its name. */
async function besideEach(cores: number, rows: readonly Row[]): Promise<Record<string, string>> {
  const beside: Record<string, string> = {};
  const running = new Set<string>();
  await inTurn(rows, cores, async ({ name }) => {
    beside[name] = [...running].join();
    running.add(name);
    for (const _ of name) await new Promise(setImmediate);
    running.delete(name);
  });
  return beside;
}

test('one stage runs per core', async () => {
  const rows = [{ name: 'aaa' }, { name: 'b' }, { name: 'c' }];
  expect(await besideEach(2, rows)).toEqual({ aaa: '', b: 'aaa', c: 'aaa' });
  expect(await besideEach(3, rows)).toEqual({ aaa: '', b: 'aaa', c: 'aaa,b' });
});

test('a stage that uses every core starts when the running ones have ended, and later stages do not overtake it', async () => {
  const rows: Row[] = [{ name: 'aaa' }, { name: 'full', everyCore: true }, { name: 'c' }];
  expect(await besideEach(2, rows)).toEqual({ aaa: '', full: '', c: '' });
});

test('a stage waits for its dependencies, and other stages may start before it', async () => {
  expect(await besideEach(2, [{ name: 'aaaa' }, { name: 'b', after: ['aaaa'] }, { name: 'c' }])).toEqual({ aaaa: '', c: 'aaaa', b: '' });
});

test('a dependency that is not part of the run is ignored', async () => {
  expect(await besideEach(2, [{ name: 'b', after: ['elsewhere'] }])).toEqual({ b: '' });
});

test('circular dependencies are reported as an error', async () => {
  const circle = inTurn(
    [
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ],
    2,
    async () => {},
  );
  await expect(circle).rejects.toThrow('a, b');
});
