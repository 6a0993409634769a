import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { lenderFilter } from '../../../lending/funding/index.ts';
import { dayRange, defineFilters, searchFilter, stateChips } from '../../../platform/lists/index.ts';
import { REPAYABLE_TERMS } from './repayable-terms.ts';

export const repaymentFilters = defineFilters(contract.treasury.listRepayments, {
  state: stateChips('states', REPAYABLE_TERMS, ['overdue', 'due', 'underWay', 'paidOff']),
  search: searchFilter('search', msg`申请编号或资金方`),
  lender: lenderFilter('pledge'),
  due: dayRange('dueFrom', 'dueTo', msg`还款日`),
});
