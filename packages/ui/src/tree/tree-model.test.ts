import { expect, test } from 'vitest';
import { depthOf, treeKey, visibleNodes } from './tree-model.ts';

const leaf = (id: string) => ({ id, label: id, content: id });
const nodes = [{ ...leaf('a'), children: [leaf('b'), { ...leaf('c'), children: [leaf('d')] }] }];
const none = new Set<string>();

test('omits the children of a collapsed node', () => {
  expect(visibleNodes(nodes, none).map((item) => item.node.id)).toEqual(['a', 'b', 'c', 'd']);
  expect(visibleNodes(nodes, new Set(['c'])).map((item) => item.node.id)).toEqual(['a', 'b', 'c']);
  expect(depthOf(nodes)).toBe(3);
});

test('right expands a node or enters it, left collapses it or moves to the parent', () => {
  const visible = visibleNodes(nodes, none);
  expect(treeKey('ArrowRight', 'a', visible, none)).toEqual({ to: 'b' });
  expect(treeKey('ArrowLeft', 'd', visible, none)).toEqual({ to: 'c' });
  expect(treeKey('ArrowLeft', 'c', visible, none)).toEqual({ toggle: 'c' });
  expect(treeKey('ArrowRight', 'c', visibleNodes(nodes, new Set(['c'])), new Set(['c']))).toEqual({ toggle: 'c' });
  expect(treeKey('d', 'a', visible, none)).toEqual({ to: 'd' });
});
