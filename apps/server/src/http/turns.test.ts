import { expect, test } from 'vitest';
import { takeTurns } from './turns.ts';

/** Work that ends when it is told to. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

test('so many calls run at once, and the others follow in the order of their arrival', async () => {
  const { begun, work, end } = works();
  const turns = takeTurns({ atOnce: 2, waiting: 5, waitMs: 60_000 });
  const all = ['a', 'b', 'c', 'd'].map((name) => turns.run(work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await Promise.all([all[0], all[2]]);
  end('d');
  expect(await all[3]).toBe('d');
});

test('a call that finds too many waiting is refused at once with 503', async () => {
  const { begun, work, end } = works();
  const turns = takeTurns({ atOnce: 1, waiting: 1, waitMs: 60_000 });
  const first = turns.run(work('first'));
  const second = turns.run(work('second'));
  await expect(turns.run(work('third'))).rejects.toMatchObject({ statusCode: 503 });
  end('first');
  await first;
  await Promise.resolve();
  end('second');
  expect(await second).toBe('second');
  expect(begun).toEqual(['first', 'second']);
});

test('a call that waits too long is refused, and takes no turn', async () => {
  const { begun, work, end } = works();
  const turns = takeTurns({ atOnce: 1, waiting: 9, waitMs: 1 });
  const first = turns.run(work('first'));
  await expect(turns.run(work('late'))).rejects.toMatchObject({ statusCode: 503 });
  end('first');
  await first;
  const next = turns.run(work('next'));
  end('next');
  await next;
  expect(begun).toEqual(['first', 'next']);
});

test('work that fails hands its turn on', async () => {
  const turns = takeTurns({ atOnce: 1, waiting: 9, waitMs: 60_000 });
  const failed = turns.run(() => Promise.reject(new Error('a defect')));
  const second = turns.run(() => Promise.resolve('second'));
  await expect(failed).rejects.toThrow('a defect');
  expect(await second).toBe('second');
});
