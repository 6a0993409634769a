import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { defineFilters, stateChips } from '../../../platform/lists/index.ts';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';
import { applicationFilters, MINE } from '../../funding/index.ts';

const { search, lender, due, amount, submitted } = applicationFilters('financing', msg`到期日`);

/** The filters of the issuer's list, which shows financings from the contract stage on. */
export const issuerFilters = defineFilters(
  contract.financing.list,
  {
    state: stateChips(
      'states',
      FINANCING_TERMS,
      ['awaitingContract', 'awaitingDisbursement', 'disbursementFailed', 'disbursed', 'overdue', 'settled'],
      { rare: ['disbursementFailed', 'overdue'], flags: MINE },
    ),
    search,
    lender,
    due,
    amount,
    submitted,
  },
  { part: 'counterparty' },
);
