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
import { TRANSFER_TERMS } from '../../../platform/terms/index.ts';

export const COMPLETED = partInEffect({ states: ['completed'], words: msg`已完成` });

export const recordFilters = defineFilters(contract.transfer.listOutgoing, {
  state: stateChips('states', TRANSFER_TERMS, [
    'awaitingReview',
    'returned',
    'awaitingSignature',
    'awaitingSignatureReview',
    'withdrawalAwaitingReview',
    'completed',
    'refused',
    'withdrawn',
    'signatureExpired',
  ]),
  search: searchFilter('search', msg`转让编号或凭证编号`),
  recipient: partyFilter('counterpartyNo', msg`被转让人`, msg`全部被转让人`, SupplierPicker),
  due: dayRange('dueFrom', 'dueTo', msg`到期日`),
  amount: folded(amountRange('amountFrom', 'amountTo')),
  submitted: folded(dayRange('submittedFrom', 'submittedTo', msg`提交日期`)),
});
