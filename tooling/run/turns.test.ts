import { expect, test } from 'vitest';
import { inTurn } from './turns.ts';

interface Row {
  name: string;
  after?: readonly string[];
  everyCore?: true;
}

/** What ran beside each stage when it began; every stage takes one turn of the event loop for each letter of its name. */
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

test('a stage runs on each core', async () => {
  const rows = [{ name: 'aaa' }, { name: 'b' }, { name: 'c' }];
  expect(await besideEach(2, rows)).toEqual({ aaa: '', b: 'aaa', c: 'aaa' });
  expect(await besideEach(3, rows)).toEqual({ aaa: '', b: 'aaa', c: 'aaa,b' });
});

test('a stage that keeps every core busy begins when the others have ended, and nothing overtakes it', async () => {
  const rows: Row[] = [{ name: 'aaa' }, { name: 'full', everyCore: true }, { name: 'c' }];
  expect(await besideEach(2, rows)).toEqual({ aaa: '', full: '', c: '' });
});

test('a stage waits for what it builds on, and others go before it', async () => {
  expect(await besideEach(2, [{ name: 'aaaa' }, { name: 'b', after: ['aaaa'] }, { name: 'c' }])).toEqual({ aaaa: '', c: 'aaaa', b: '' });
});

test('a stage that is not run keeps nobody waiting', async () => {
  expect(await besideEach(2, [{ name: 'b', after: ['elsewhere'] }])).toEqual({ b: '' });
});

test('stages that wait for each other are told, not waited for', async () => {
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
