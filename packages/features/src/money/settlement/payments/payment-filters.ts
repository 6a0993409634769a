import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { dayRange, defineFilters, searchFilter, stateChips } from '../../../platform/lists/index.ts';
import { TO_PAY_TERMS } from '../settlement-terms.ts';

const state = stateChips('states', TO_PAY_TERMS, ['upcoming', 'short', 'prepared', 'reserving', 'paying', 'partly', 'paid']);

export const paymentFilters = defineFilters(contract.settlement.listToPay, {
  state,
  search: searchFilter('search', msg`链信编号`),
  paysOn: dayRange('from', 'to', msg`付款日`),
});

/** The address value of the filter for overdue ones. */
export const OVERDUE = paymentFilters.writtenAs(state, 'short');
