import { contract } from '@lianxin/api/contract';
import { FEE_PAYMENT_STATES } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { dayRange, defineFilters, searchFilter, stateChips } from '../../../platform/lists/index.ts';
import { PAYMENT_TERMS } from './payment-words.ts';

export const paymentFilters = defineFilters(contract.fee.payments, {
  state: stateChips('states', PAYMENT_TERMS, FEE_PAYMENT_STATES, { rare: ['partly'] }),
  search: searchFilter('search', msg`缴费单号、费用名称或缴费人`),
  paid: dayRange('paidFrom', 'paidTo', msg`缴费日期`),
});
