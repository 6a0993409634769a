import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { issuerFilter, lenderFilter } from '../../funding/index.ts';
import { amountRange, dayRange, defineFilters, folded, searchFilter, stateChips } from '../../../platform/lists/index.ts';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';

/** What an enterprise's applications to be financed are filtered by. */
export const recordFilters = defineFilters(contract.financing.list, {
  state: stateChips(
    'states',
    FINANCING_TERMS,
    [
      'awaitingReview',
      'returned',
      'awaitingAcceptance',
      'underApproval',
      'supplementing',
      'awaitingContract',
      'awaitingDisbursement',
      'disbursementFailed',
      'disbursed',
      'overdue',
      'settled',
      'declined',
      'withdrawn',
    ],
    {
      rare: ['supplementing', 'disbursementFailed', 'overdue', 'declined', 'withdrawn'],
      flags: { mine: { field: 'waitingForMe', term: { label: msg`待我处理` } } },
    },
  ),
  search: searchFilter('search', msg`申请编号或凭证编号`),
  lender: lenderFilter('financing'),
  due: dayRange('dueFrom', 'dueTo', msg`到期日`),
  issuer: folded(issuerFilter),
  amount: folded(amountRange('amountFrom', 'amountTo')),
  submitted: folded(dayRange('submittedFrom', 'submittedTo', msg`申请日期`)),
  disbursed: folded(dayRange('disbursedFrom', 'disbursedTo', msg`放款日`)),
});
