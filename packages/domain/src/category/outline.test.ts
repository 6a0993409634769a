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

test('shows each category followed by those beneath it, in their places', () => {
  expect(outlined(tree).map(({ id, depth }) => [id, depth])).toEqual([
    ['coal', 1],
    ['steam', 2],
    ['lump', 3],
    ['coking', 2],
    ['gear', 1],
  ]);
});

test('shows at the top one whose parent is not among them', () => {
  expect(outlined([at('steam', 'coal', 0)])).toEqual([{ ...at('steam', 'coal', 0), depth: 1 }]);
});

test('a branch is a category and all beneath it', () => {
  expect([...branchOf(tree, 'coal')].toSorted()).toEqual(['coal', 'coking', 'lump', 'steam']);
  expect([...branchOf(tree, 'gear')]).toEqual(['gear']);
});

test('refuses a place beneath itself, and one too deep for all that it takes along', () => {
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

test('a move names only the places that change, and closes the gap it leaves', () => {
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

test('whatever moves that is allowed: nobody is lost, no gap among siblings, and no level too many', () => {
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

test('nothing new goes under one that is disabled, nor under what is beneath it', () => {
  const states = tree.map((one) => ({ ...one, state: one.id === 'steam' ? ('disabled' as const) : ('enabled' as const) }));
  expect(ids(openCategories(states))).toEqual(['gear', 'coal', 'coking']);
});
