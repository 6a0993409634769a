import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { defineFilters, searchFilter, stateChips } from '../../../platform/lists/index.ts';
import { SUPPLEMENT_TERMS } from './supplement-terms.ts';

export const supplementFilters = defineFilters(contract.fundRegister.supplements, {
  state: stateChips('states', SUPPLEMENT_TERMS, ['awaitingReview', 'returned', 'passed', 'withdrawn']),
  search: searchFilter('search', msg`补录编号、对方户名或银行流水号`),
});
