import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { defineFilters, partyFilter, searchFilter, stateChips } from '../../../platform/lists/index.ts';
import { CategoryPicker } from '../../../platform/pickers/index.ts';
import { CATEGORY_TERMS } from './category-terms.ts';

const nameIn = (rows: readonly unknown[], value: string): string => {
  const found = rows.find((row) => typeof row === 'object' && row !== null && 'id' in row && row.id === value);
  return typeof found === 'object' && found !== null && 'name' in found ? String(found.name) : value;
};

export const categoryFilters = defineFilters(contract.category.list, {
  state: stateChips('state', CATEGORY_TERMS, ['enabled', 'disabled']),
  search: searchFilter('search', msg`编码、名称或税收分类`),
  within: partyFilter('within', msg`所在品类`, msg`全部品类`, CategoryPicker, nameIn),
});
