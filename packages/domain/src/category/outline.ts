/** Deepest level of a category tree. */
export const CATEGORY_DEPTH_MAX = 4;

/** Most categories of one enterprise. */
export const CATEGORIES_MAX = 500;

/** Position of a category in the tree: its parent, and its index among its siblings, from 0. */
export interface CategoryPlace {
  readonly id: string;
  /** Null at the top level. */
  readonly parentId: string | null;
  readonly position: number;
}

/** A category with its level in the tree, from 1. */
export type Outlined<Category extends CategoryPlace> = Category & { readonly depth: number };

/** Flattens categories in tree order, each followed by its descendants. A category without its parent in the list is at the top level. */
export function outlined<Category extends CategoryPlace>(categories: readonly Category[]): readonly Outlined<Category>[] {
  const known = new Set(categories.map(({ id }) => id));
  const beneath = new Map<string | null, Category[]>();
  for (const category of categories) {
    const under = category.parentId !== null && known.has(category.parentId) ? category.parentId : null;
    beneath.set(under, [...(beneath.get(under) ?? []), category]);
  }
  const from = (parentId: string | null, depth: number): readonly Outlined<Category>[] =>
    (beneath.get(parentId) ?? [])
      .toSorted((one, other) => one.position - other.position)
      .flatMap((category) => [{ ...category, depth }, ...from(category.id, depth + 1)]);
  return from(null, 1);
}

/** The ids of a category and all its descendants. */
export function branchOf(categories: readonly CategoryPlace[], id: string): ReadonlySet<string> {
  const branch = new Set([id]);
  for (const { id: one, parentId } of outlined(categories)) if (parentId !== null && branch.has(parentId)) branch.add(one);
  return branch;
}

/** Why a category cannot move to a place. */
export type CategoryPlaceProblem = 'beneathItself' | 'tooDeep';

/** Checks whether a category may go beneath `parentId`; `id` is undefined for a new category. */
export function categoryPlaceProblem(
  categories: readonly CategoryPlace[],
  id: string | undefined,
  parentId: string | null,
): CategoryPlaceProblem | undefined {
  const branch = id === undefined ? new Set<string>() : branchOf(categories, id);
  if (parentId !== null && branch.has(parentId)) return 'beneathItself';
  const depths = new Map(outlined(categories).map((one) => [one.id, one.depth]));
  const own = id === undefined ? 1 : (depths.get(id) ?? 1);
  const height = id === undefined ? 1 : Math.max(...[...branch].map((one) => (depths.get(one) ?? own) - own + 1));
  const above = parentId === null ? 0 : (depths.get(parentId) ?? 0);
  return above + height > CATEGORY_DEPTH_MAX ? 'tooDeep' : undefined;
}

/**
 * The places that change when a category moves to `position` beneath `parentId`. A position past the end means the last one. Siblings are
 * renumbered so that their positions have no gap.
 */
export function movedCategory(
  categories: readonly CategoryPlace[],
  id: string,
  { parentId, position }: Pick<CategoryPlace, 'parentId' | 'position'>,
): readonly CategoryPlace[] {
  const moved = categories.find((one) => one.id === id);
  if (moved === undefined) return [];
  const siblings = (under: string | null) =>
    categories.filter((one) => one.id !== id && one.parentId === under).toSorted((one, other) => one.position - other.position);
  const there = siblings(parentId);
  const at = Math.min(Math.max(0, position), there.length);
  const placed = (list: readonly CategoryPlace[], under: string | null) =>
    list.map((one, index) => ({ id: one.id, parentId: under, position: index }));
  const next = [
    ...placed([...there.slice(0, at), moved, ...there.slice(at)], parentId),
    ...(moved.parentId === parentId ? [] : placed(siblings(moved.parentId), moved.parentId)),
  ];
  const before = new Map(categories.map((one) => [one.id, one]));
  return next.filter((one) => before.get(one.id)?.position !== one.position || before.get(one.id)?.parentId !== one.parentId);
}

/** The categories that accept new entries: enabled, with all their ancestors enabled. */
export function openCategories<Category extends CategoryPlace & { readonly state: 'enabled' | 'disabled' }>(
  categories: readonly Category[],
): readonly Category[] {
  const closed = new Set(categories.filter(({ state }) => state === 'disabled').flatMap(({ id }) => [...branchOf(categories, id)]));
  return categories.filter(({ id }) => !closed.has(id));
}
