import { expect, test } from 'vitest';
import { everyRow } from './every-row.ts';

const pages =
  (totalAt: (page: number) => number) =>
  (page: number, size: number): Promise<{ list: number[]; total: number }> => {
    const total = totalAt(page);
    const first = (page - 1) * size;
    return Promise.resolve({
      list: Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, index) => first + index),
      total,
    });
  };

test('takes every row of every page', async () => {
  const { rows, total, isChanged } = await everyRow(
    pages(() => 230),
    50_000,
  );
  expect(rows).toHaveLength(230);
  expect({ total, isChanged }).toEqual({ total: 230, isChanged: false });
});

test('takes no more than the most, and knows how many there are', async () => {
  const { rows, total, isChanged } = await everyRow(
    pages(() => 430),
    250,
  );
  expect(rows).toHaveLength(250);
  expect({ total, isChanged }).toEqual({ total: 430, isChanged: false });
});

test('knows that rows came or went while it was at work', async () => {
  const grown = await everyRow(
    pages((page) => (page < 3 ? 230 : 231)),
    50_000,
  );
  expect(grown).toMatchObject({ total: 231, isChanged: true });
  const shrunk = await everyRow(
    pages((page) => (page < 2 ? 130 : 90)),
    50_000,
  );
  expect(shrunk).toMatchObject({ total: 90, isChanged: true });
  expect(shrunk.rows).toHaveLength(100);
});

test('an empty list is no change', async () => {
  expect(
    await everyRow(
      pages(() => 0),
      50_000,
    ),
  ).toEqual({ rows: [], total: 0, isChanged: false });
});
