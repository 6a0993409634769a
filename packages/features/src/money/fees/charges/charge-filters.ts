import { contract } from '@lianxin/api/contract';
import { APPLICATION_CHARGE_KINDS, type ChargeState } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { dayRange, defineFilters, flagFilter, folded, searchFilter, selectFilter, stateChips } from '../../../platform/lists/index.ts';
import { CHARGE_WORDS } from '../../../platform/terms/index.ts';
import { FEE_TERMS, SOURCE_WORDS } from '../fee-terms.ts';

const STATES = [
  'pending',
  'returned',
  'declared',
  'confirmed',
  'refundDue',
  'refundDeclared',
  'refunded',
  'cancelled',
] as const satisfies readonly ChargeState[];

export const chargeFilters = defineFilters(contract.fee.list, {
  state: stateChips('states', FEE_TERMS, STATES, { rare: ['refundDue', 'refundDeclared', 'refunded', 'cancelled'] }),
  source: selectFilter('source', msg`费用来源`, msg`全部来源`, [
    ['platform', SOURCE_WORDS.platform],
    ['application', SOURCE_WORDS.application],
  ]),
  kind: selectFilter(
    'kind',
    msg`费用类型`,
    msg`全部费用`,
    APPLICATION_CHARGE_KINDS.map((kind) => [kind, CHARGE_WORDS[kind]] as const),
  ),
  search: searchFilter('search', msg`费用名称、业务号或收款方`),
  paid: dayRange('paidFrom', 'paidTo', msg`缴费日期`),
  overdue: folded(flagFilter('overdue', msg`只看逾期必缴`)),
});
