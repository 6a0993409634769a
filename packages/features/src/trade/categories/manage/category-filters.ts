import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { defineFilters, searchFilter, stateChips } from '../../../platform/lists/index.ts';
import { CATEGORY_TERMS, type Category } from './category-terms.ts';

export const categoryFilters = defineFilters(contract.category.list, {
  state: stateChips('state', CATEGORY_TERMS, ['enabled', 'disabled']),
  search: searchFilter('search', msg`编码、名称或税收分类`),
});

/** The categories that the filters find, as the list of the server does, with those above each. */
export function foundWithParents(
  all: readonly Category[],
  { state, search }: Readonly<Record<'state' | 'search', string>>,
): readonly Category[] {
  const sought = search.toLowerCase();
  const kept = new Set<string>();
  // From the end, because subcategories follow their parent.
  for (const one of all.toReversed()) {
    const isInState = state === '' || one.state === state;
    if (isInState && [one.code, one.name, one.taxCode ?? ''].some((text) => text.toLowerCase().includes(sought))) kept.add(one.id);
    if (kept.has(one.id) && one.parentId !== null) kept.add(one.parentId);
  }
  return all.filter(({ id }) => kept.has(id));
}
