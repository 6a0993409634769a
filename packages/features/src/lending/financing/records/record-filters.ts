import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { applicationFilters, MINE } from '../../funding/index.ts';
import { defineFilters, stateChips } from '../../../platform/lists/index.ts';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';

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
      flags: MINE,
    },
  ),
  ...applicationFilters('financing', msg`到期日`),
});
