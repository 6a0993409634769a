import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { applicationFilters, MINE } from '../../funding/index.ts';
import { defineFilters, stateChips } from '../../../platform/lists/index.ts';
import { PLEDGE_APPLICATION_TERMS } from '../../../platform/terms/index.ts';

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
      flags: MINE,
    },
  ),
  ...applicationFilters('pledge', msg`还款日`),
});
