import { expect, test } from 'vitest';
import { placeByDrop, placeByKey } from './outline-move.ts';

const node = (id: string, ...children: ReturnType<typeof leaf>[]) => ({ ...leaf(id), children });
const leaf = (id: string) => ({ id, label: id, content: id });
const nodes = [node('coal', leaf('steam'), leaf('coking')), node('gear', leaf('pump')), leaf('works')];

test('Alt+arrow moves a node among its siblings, below the preceding one, and out of its parent', () => {
  expect(placeByKey(nodes, 'coking', 'ArrowUp')).toEqual({ parentId: 'coal', position: 0 });
  expect(placeByKey(nodes, 'steam', 'ArrowDown')).toEqual({ parentId: 'coal', position: 1 });
  expect(placeByKey(nodes, 'works', 'ArrowRight')).toEqual({ parentId: 'gear', position: 1 });
  expect(placeByKey(nodes, 'pump', 'ArrowLeft')).toEqual({ parentId: null, position: 2 });
});

test('keys without a possible target do not move a node', () => {
  for (const [id, key] of [
    ['coal', 'ArrowUp'],
    ['works', 'ArrowDown'],
    ['steam', 'ArrowRight'],
    ['coal', 'ArrowLeft'],
    ['coal', 'Home'],
    ['nobody', 'ArrowUp'],
  ] as const)
    expect(placeByKey(nodes, id, key)).toBeUndefined();
});

test('a drop places a node before, after or inside the target, and never inside itself', () => {
  expect(placeByDrop(nodes, 'works', 'coal', 'before')).toEqual({ parentId: null, position: 0 });
  expect(placeByDrop(nodes, 'coal', 'works', 'before')).toEqual({ parentId: null, position: 1 });
  expect(placeByDrop(nodes, 'steam', 'pump', 'after')).toEqual({ parentId: 'gear', position: 1 });
  expect(placeByDrop(nodes, 'steam', 'coal', 'inside')).toEqual({ parentId: 'coal', position: 1 });
  expect(placeByDrop(nodes, 'works', 'gear', 'inside')).toEqual({ parentId: 'gear', position: 1 });
  expect(placeByDrop(nodes, 'coal', 'steam', 'after')).toBeUndefined();
  expect(placeByDrop(nodes, 'coal', 'coal', 'inside')).toBeUndefined();
});
