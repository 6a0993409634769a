import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { issuerFilter, lenderFilter } from '../../funding/index.ts';
import { amountRange, dayRange, defineFilters, folded, searchFilter, stateChips } from '../../../platform/lists/index.ts';
import { PLEDGE_APPLICATION_TERMS } from '../../../platform/terms/index.ts';

/** What an enterprise's applications for a pledge are filtered by. */
export const recordFilters = defineFilters(contract.pledge.list, {
  state: stateChips(
    'states',
    PLEDGE_APPLICATION_TERMS,
    [
      'awaitingReview',
      'returned',
      'awaitingGuarantor',
      'awaitingGuarantorSignature',
      'guarantorSupplementing',
      'underApproval',
      'supplementing',
      'awaitingRegistration',
      'awaitingDisbursement',
      'disbursementFailed',
      'disbursed',
      'overdue',
      'awaitingRelease',
      'released',
      'guarantorDeclined',
      'declined',
      'withdrawn',
    ],
    {
      rare: [
        'awaitingGuarantorSignature',
        'guarantorSupplementing',
        'supplementing',
        'disbursementFailed',
        'overdue',
        'guarantorDeclined',
        'declined',
        'withdrawn',
      ],
      flags: { mine: { field: 'waitingForMe', term: { label: msg`待我处理` } } },
    },
  ),
  search: searchFilter('search', msg`申请编号或凭证编号`),
  lender: lenderFilter('pledge'),
  due: dayRange('dueFrom', 'dueTo', msg`还款日`),
  issuer: folded(issuerFilter),
  amount: folded(amountRange('amountFrom', 'amountTo')),
  submitted: folded(dayRange('submittedFrom', 'submittedTo', msg`申请日期`)),
  disbursed: folded(dayRange('disbursedFrom', 'disbursedTo', msg`放款日`)),
});
