import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { dayRange, defineFilters, searchFilter, stateChips } from '../../../platform/lists/index.ts';
import { TO_RECEIVE_TERMS } from '../settlement-terms.ts';

export const receiptFilters = defineFilters(contract.settlement.listToReceive, {
  state: stateChips('states', TO_RECEIVE_TERMS, ['upcoming', 'processing', 'refused', 'overdue', 'paid']),
  search: searchFilter('search', msg`链信编号或开立方`),
  paysOn: dayRange('from', 'to', msg`付款日`),
});
