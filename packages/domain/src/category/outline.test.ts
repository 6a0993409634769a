import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  branchOf,
  CATEGORY_DEPTH_MAX,
  categoryPlaceProblem,
  movedCategory,
  openCategories,
  outlined,
  type CategoryPlace,
} from './outline.ts';

const at = (id: string, parentId: string | null, position: number): CategoryPlace => ({ id, parentId, position });
/** 煤炭 (动力煤 (洗块), 焦煤), 设备. */
const tree = [at('gear', null, 1), at('coal', null, 0), at('coking', 'coal', 1), at('steam', 'coal', 0), at('lump', 'steam', 0)];
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('lists each category followed by its subcategories, in their order', () => {
  expect(outlined(tree).map(({ id, depth }) => [id, depth])).toEqual([
    ['coal', 1],
    ['steam', 2],
    ['lump', 3],
    ['coking', 2],
    ['gear', 1],
  ]);
});

test('lists a category without its parent in the list at the top level', () => {
  expect(outlined([at('steam', 'coal', 0)])).toEqual([{ ...at('steam', 'coal', 0), depth: 1 }]);
});

test('a branch is a category with all its descendants', () => {
  expect([...branchOf(tree, 'coal')].toSorted()).toEqual(['coal', 'coking', 'lump', 'steam']);
  expect([...branchOf(tree, 'gear')]).toEqual(['gear']);
});

test('refuses to move a category beneath itself, or so deep that its descendants exceed the limit', () => {
  expect(categoryPlaceProblem(tree, 'coal', 'lump')).toBe('beneathItself');
  expect(categoryPlaceProblem(tree, 'coal', 'coal')).toBe('beneathItself');
  expect(categoryPlaceProblem(tree, 'gear', 'lump')).toBeUndefined();
  expect(categoryPlaceProblem(tree, 'steam', 'gear')).toBeUndefined();
  const deeper = [...tree, at('small', 'lump', 0)];
  expect(categoryPlaceProblem(deeper, undefined, 'small')).toBe('tooDeep');
  expect(categoryPlaceProblem(deeper, undefined, 'lump')).toBeUndefined();
  expect(categoryPlaceProblem(deeper, 'coal', 'gear')).toBe('tooDeep');
  expect(categoryPlaceProblem(deeper, 'steam', null)).toBeUndefined();
});

test('a move returns only the changed places and closes the gap it leaves', () => {
  expect(movedCategory(tree, 'coking', { parentId: 'coal', position: 0 })).toEqual([at('coking', 'coal', 0), at('steam', 'coal', 1)]);
  expect(movedCategory(tree, 'steam', { parentId: null, position: 9 })).toEqual([at('steam', null, 2), at('coking', 'coal', 0)]);
  expect(movedCategory(tree, 'coal', { parentId: null, position: 0 })).toEqual([]);
  expect(movedCategory(tree, 'nobody', { parentId: null, position: 0 })).toEqual([]);
});

const grown = fc.array(fc.record({ parent: fc.nat(), position: fc.nat({ max: 9 }) }), { minLength: 1, maxLength: 12 }).map((steps) =>
  steps.reduce<readonly CategoryPlace[]>((list, { parent, position }, index) => {
    const under = list[parent % (list.length + 1)]?.id ?? null;
    const parentId = categoryPlaceProblem(list, undefined, under) === undefined ? under : null;
    const id = `c${index}`;
    const joined = [...list, at(id, parentId, list.filter((one) => one.parentId === parentId).length)];
    return applied(joined, id, parentId, position);
  }, []),
);

function applied(list: readonly CategoryPlace[], id: string, parentId: string | null, position: number): readonly CategoryPlace[] {
  const changed = new Map(movedCategory(list, id, { parentId, position }).map((one) => [one.id, one]));
  return list.map((one) => changed.get(one.id) ?? one);
}

test('after any allowed move no category is lost, positions have no gaps and the depth limit holds', () => {
  fc.assert(
    fc.property(grown, fc.nat(), fc.nat(), fc.nat({ max: 14 }), (list, which, where, position) => {
      const id = list[which % list.length]?.id ?? '';
      const parentId = list[where % (list.length + 1)]?.id ?? null;
      if (categoryPlaceProblem(list, id, parentId) !== undefined) return;
      const after = applied(list, id, parentId, position);
      const shown = outlined(after);
      expect(ids(shown).toSorted()).toEqual(ids(list).toSorted());
      expect(Math.max(...shown.map(({ depth }) => depth))).toBeLessThanOrEqual(CATEGORY_DEPTH_MAX);
      for (const under of new Set(after.map((one) => one.parentId))) {
        const places = after.filter((one) => one.parentId === under).map((one) => one.position);
        expect(places.toSorted((one, other) => one - other)).toEqual(places.map((_, index) => index));
      }
    }),
  );
});

test('disabled categories and their descendants accept nothing new', () => {
  const states = tree.map((one) => ({ ...one, state: one.id === 'steam' ? ('disabled' as const) : ('enabled' as const) }));
  expect(ids(openCategories(states))).toEqual(['gear', 'coal', 'coking']);
});
