import { contract } from '@lianxin/api/contract';
import { LENDING_FEE_STATES } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { CHARGE_WORDS } from '../../../platform/terms/index.ts';
import { dayRange, defineFilters, searchFilter, selectFilter, stateChips } from '../../../platform/lists/index.ts';
import { FEE_DIRECTION_WORDS, FEE_TERMS } from './fee-words.ts';

export const feeFilters = defineFilters(contract.lendingFee.list, {
  state: stateChips('states', FEE_TERMS, LENDING_FEE_STATES, { rare: ['lapsed'] }),
  direction: selectFilter('direction', msg`方向`, msg`应收和应付`, [
    ['receivable', FEE_DIRECTION_WORDS.receivable],
    ['payable', FEE_DIRECTION_WORDS.payable],
  ]),
  kind: selectFilter('kind', msg`费用类型`, msg`全部费用`, [
    ['guaranteeFee', CHARGE_WORDS.guaranteeFee],
    ['lenderFee', CHARGE_WORDS.lenderFee],
    ['serviceFee', CHARGE_WORDS.serviceFee],
  ]),
  search: searchFilter('search', msg`申请编号、企业或回单号`),
  paid: dayRange('paidFrom', 'paidTo', msg`支付日期`),
});
