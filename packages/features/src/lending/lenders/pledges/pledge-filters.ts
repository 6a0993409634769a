import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { lenderFilter } from '../../funding/index.ts';
import { amountRange, dayRange, defineFilters, folded, groupChips, searchFilter } from '../../../platform/lists/index.ts';
import type { LendingPart } from './lending-part.ts';
import { PLEDGE_TABS } from './pledge-tabs.ts';

const filtersAs = (part: LendingPart) =>
  defineFilters(
    contract.pledge.list,
    {
      state: groupChips('states', PLEDGE_TABS, { flags: { mine: { field: 'waitingForMe', term: { label: msg`待我处理` } } } }),
      search: searchFilter('search', msg`申请编号、凭证编号或融资企业`),
      due: dayRange('dueFrom', 'dueTo', msg`到期日`),
      lender: folded(lenderFilter('pledge')),
      amount: folded(amountRange('amountFrom', 'amountTo')),
      submitted: folded(dayRange('submittedFrom', 'submittedTo', msg`申请日期`)),
    },
    { part },
  );

export const pledgeFilters = { funder: filtersAs('funder'), guarantor: filtersAs('guarantor') } as const;
