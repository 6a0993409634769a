import { contract, type BankAccountId } from '@lianxin/api/contract';
import { RECONCILIATION_STATES } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { dayRange, defineFilters, searchFilter, selectFilter, stateChips } from '../../../platform/lists/index.ts';
import { FUND_DIRECTION_WORDS, RECONCILIATION_TERMS } from '../register/fund-terms.ts';

export const lineFilters = (accountId: BankAccountId) =>
  defineFilters(
    contract.reconciliation.lines,
    {
      state: stateChips('states', RECONCILIATION_TERMS, RECONCILIATION_STATES),
      booked: dayRange('bookedFrom', 'bookedTo', msg`交易日期`),
      direction: selectFilter('direction', msg`收付`, msg`收和付`, [
        ['in', FUND_DIRECTION_WORDS.in],
        ['out', FUND_DIRECTION_WORDS.out],
      ]),
      search: searchFilter('search', msg`对方户名、摘要或流水号`),
    },
    { accountId },
  );
