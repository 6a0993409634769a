import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { lenderFilter } from '../../funding/index.ts';
import { amountRange, dayRange, defineFilters, folded, searchFilter, stateChips } from '../../../platform/lists/index.ts';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';

/** What financings of an issuer's vouchers are filtered by; it sees them once their contract is to be made. */
export const issuerFilters = defineFilters(
  contract.financing.list,
  {
    state: stateChips(
      'states',
      FINANCING_TERMS,
      ['awaitingContract', 'awaitingDisbursement', 'disbursementFailed', 'disbursed', 'overdue', 'settled'],
      { rare: ['disbursementFailed', 'overdue'], flags: { mine: { field: 'waitingForMe', term: { label: msg`待我处理` } } } },
    ),
    search: searchFilter('search', msg`申请编号或凭证编号`),
    lender: lenderFilter('financing'),
    due: dayRange('dueFrom', 'dueTo', msg`到期日`),
    amount: folded(amountRange('amountFrom', 'amountTo')),
    submitted: folded(dayRange('submittedFrom', 'submittedTo', msg`申请日期`)),
  },
  { part: 'counterparty' },
);
