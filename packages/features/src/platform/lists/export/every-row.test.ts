import { expect, test, vi } from 'vitest';
import { everyRow, type ReadAllPages } from './every-row.ts';

const SIZE = 100;

const pages =
  (totalAt: (page: number) => number): ReadAllPages<number> =>
  async (onPage) => {
    for (let page = 1; ; page += 1) {
      const total = totalAt(page);
      const first = (page - 1) * SIZE;
      const list = Array.from({ length: Math.max(0, Math.min(SIZE, total - first)) }, (_, index) => first + index);
      if (!onPage({ list, total }) || list.length < SIZE || first + SIZE >= total) return;
    }
  };
const none = () => undefined;

test('reads every page', async () => {
  const { rows, total, isChanged } = await everyRow(
    pages(() => 230),
    50_000,
    none,
  );
  expect(rows).toEqual(Array.from({ length: 230 }, (_, index) => index));
  expect({ total, isChanged }).toEqual({ total: 230, isChanged: false });
});

test('stops at the maximum, and knows the total', async () => {
  const asked = vi.fn(() => 430);
  const { rows, total, isChanged } = await everyRow(pages(asked), 250, none);
  expect(rows).toHaveLength(250);
  expect({ total, isChanged }).toEqual({ total: 430, isChanged: false });
  expect(asked).toHaveBeenCalledTimes(3);
});

test('reports progress', async () => {
  const onProgress = vi.fn();
  await everyRow(
    pages(() => 430),
    250,
    onProgress,
  );
  expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
    { count: 100, total: 250 },
    { count: 200, total: 250 },
    { count: 250, total: 250 },
  ]);
});

test('detects changes meanwhile', async () => {
  const grown = await everyRow(
    pages((page) => (page < 3 ? 230 : 231)),
    50_000,
    none,
  );
  expect(grown).toMatchObject({ total: 231, isChanged: true });
  const shrunk = await everyRow(
    pages((page) => (page < 2 ? 130 : 90)),
    50_000,
    none,
  );
  expect(shrunk).toMatchObject({ total: 90, isChanged: true });
  expect(shrunk.rows).toHaveLength(100);
});

test('an empty list counts as unchanged', async () => {
  expect(
    await everyRow(
      pages(() => 0),
      50_000,
      none,
    ),
  ).toEqual({ rows: [], total: 0, isChanged: false });
});
