import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { defineFilters, partyFilter, searchFilter, stateChips } from '../../../platform/lists/index.ts';
import { SUPPLIER_TERMS } from './supplier-terms.ts';
import { TagPicker } from './tag-picker.tsx';

export const supplierFilters = defineFilters(contract.supplier.list, {
  state: stateChips('state', SUPPLIER_TERMS, ['enabled', 'disabled']),
  search: searchFilter('search', msg`企业名称或统一社会信用代码`),
  tag: partyFilter('tag', msg`标签`, msg`全部标签`, TagPicker, (_rows, tag) => tag),
});
