import { contract } from '@lianxin/api/contract';
import { FUND_TYPES, RECONCILIATION_STATES } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { dayRange, defineFilters, searchFilter, selectFilter, stateChips } from '../../../platform/lists/index.ts';
import { FUND_DIRECTION_WORDS, FUND_TYPE_WORDS, RECONCILIATION_TERMS } from './fund-terms.ts';

export const fundFilters = defineFilters(contract.fundRegister.list, {
  state: stateChips('states', RECONCILIATION_TERMS, RECONCILIATION_STATES),
  booked: dayRange('bookedFrom', 'bookedTo', msg`记账日`),
  type: selectFilter(
    'type',
    msg`业务类型`,
    msg`全部业务`,
    FUND_TYPES.map((type) => [type, FUND_TYPE_WORDS[type]] as const),
  ),
  direction: selectFilter('direction', msg`收付`, msg`收和付`, [
    ['in', FUND_DIRECTION_WORDS.in],
    ['out', FUND_DIRECTION_WORDS.out],
  ]),
  search: searchFilter('search', msg`对方户名、编号或银行流水号`),
});
