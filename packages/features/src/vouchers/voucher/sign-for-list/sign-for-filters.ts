import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { amountRange, dayRange, defineFilters, folded, partyFilter, searchFilter, stateChips } from '../../../platform/lists/index.ts';
import { partyOf } from '../../../platform/pickers/index.ts';
import { INCOMING_TERMS } from '../../../platform/terms/index.ts';

/** One state is always selected. */
export const signForFilters = defineFilters(contract.transfer.listIncoming, {
  state: stateChips(
    'states',
    INCOMING_TERMS,
    [
      'awaitingSignature',
      'awaitingSignatureReview',
      'signed',
      'refused',
      'signatureExpired',
      'voidAwaitingReview',
      'withdrawalAwaitingReview',
      'withdrawn',
    ],
    { always: true },
  ),
  search: searchFilter('search', msg`链信编号、开立方或转让方`),
  issuer: partyFilter('issuerNo', msg`开立方`, msg`全部开立方`, partyOf('incoming', 'issuer')),
  due: dayRange('dueFrom', 'dueTo', msg`到期日`),
  arrived: folded(dayRange('submittedFrom', 'submittedTo', msg`送达日`)),
  amount: folded(amountRange('amountFrom', 'amountTo')),
});
