import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { amountRange, dayRange, defineFilters, folded, partyFilter, searchFilter, stateChips } from '../../lists/index.ts';
import { FINANCING_TERMS } from '../../terms/index.ts';
import { IssuerPicker } from '../issuer-picker.tsx';
import { lenderIn, LenderPicker } from '../lender-picker.tsx';

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
  lender: partyFilter('channel', msg`资金方`, msg`全部资金方`, LenderPicker, lenderIn),
  due: dayRange('dueFrom', 'dueTo', msg`到期日`),
  issuer: folded(partyFilter('issuerNo', msg`开立方`, msg`全部开立方`, IssuerPicker)),
  amount: folded(amountRange('amountFrom', 'amountTo')),
  submitted: folded(dayRange('submittedFrom', 'submittedTo', msg`申请日期`)),
});
