import { contract } from '@lianxin/api/contract';
import { PAYABLE_ORIGINS, PAYABLE_STANDINGS } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import {
  amountRange,
  dayRange,
  defineFilters,
  folded,
  partyFilter,
  searchFilter,
  selectFilter,
  stateChips,
  type PickerProps,
} from '../../../platform/lists/index.ts';
import { TradePartyPicker } from '../../../platform/pickers/index.ts';
import { PAYABLE_ORIGIN_WORDS, PAYABLE_TERMS } from './payable-terms.ts';

const Creditor = (props: PickerProps) => TradePartyPicker({ side: 'buyer', ...props });

export const payableFilters = defineFilters(contract.payable.list, {
  state: stateChips('standings', PAYABLE_TERMS, PAYABLE_STANDINGS),
  search: searchFilter('search', msg`编号或供应商`),
  creditor: partyFilter('creditorNo', msg`供应商`, msg`全部供应商`, Creditor),
  origin: selectFilter(
    'origin',
    msg`来源`,
    msg`全部来源`,
    PAYABLE_ORIGINS.map((origin) => [origin, PAYABLE_ORIGIN_WORDS[origin]] as const),
  ),
  sixty: selectFilter('sixty', msg`60 天付款期限`, msg`不限期限`, [
    ['near', msg`45 天以上，临近期限`],
    ['past', msg`超过 60 天`],
  ]),
  due: folded(dayRange('dueFrom', 'dueTo', msg`到期日`)),
  amount: folded(amountRange('amountFrom', 'amountTo')),
});
