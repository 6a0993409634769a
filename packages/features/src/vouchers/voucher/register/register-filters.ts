import { contract } from '@lianxin/api/contract';
import { defineFilters, stateChips } from '../../../platform/lists/index.ts';
import { PIECE_TERMS } from '../../../platform/terms/index.ts';
import { filtersBesidesState, PIECE_STATES } from '../holdings/piece-filters.tsx';

export const registerFilters = defineFilters(contract.voucher.list, {
  state: stateChips('states', PIECE_TERMS, PIECE_STATES),
  ...filtersBesidesState('all'),
});
