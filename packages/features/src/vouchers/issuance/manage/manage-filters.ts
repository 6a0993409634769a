import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import {
  amountRange,
  dayRange,
  defineFilters,
  folded,
  partyFilter,
  searchFilter,
  stateChips,
  partInEffect,
} from '../../../platform/lists/index.ts';
import { SupplierPicker } from '../../../platform/pickers/index.ts';
import { ISSUANCE_TERMS } from '../../../platform/terms/index.ts';

/** Only signed issuances are owed. */
export const SIGNED_FOR = partInEffect({ states: ['effective', 'overdue', 'partiallySettled', 'settled'], words: msg`已签收` });

export const manageFilters = defineFilters(contract.issuance.list, {
  state: stateChips(
    'states',
    ISSUANCE_TERMS,
    [
      'draft',
      'awaitingReview',
      'returned',
      'awaitingSignature',
      'awaitingSignatureReview',
      'effective',
      'voidAwaitingReview',
      'overdue',
      'partiallySettled',
      'settled',
      'refused',
      'signatureExpired',
      'withdrawn',
      'voided',
    ],
    {
      rare: ['awaitingSignatureReview', 'voidAwaitingReview', 'partiallySettled', 'refused', 'signatureExpired', 'withdrawn', 'voided'],
      flags: { outstanding: { field: 'outstandingOnly', term: { label: msg`未结清` } } },
    },
  ),
  search: searchFilter('search', msg`链信编号或接收方`),
  recipientNo: partyFilter('recipientNo', msg`接收方`, msg`全部接收方`, SupplierPicker),
  due: dayRange('dueFrom', 'dueTo', msg`到期日`),
  amount: folded(amountRange('amountFrom', 'amountTo')),
  issued: folded(dayRange('issuedFrom', 'issuedTo', msg`开立日`)),
});
