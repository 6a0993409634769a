import { contract } from '@lianxin/api/contract';
import { BALANCE_LINES, RECEIVABLE_ORIGINS, RECEIVABLE_STANDINGS } from '@lianxin/domain';
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
import { LINE_WORDS, ORIGIN_WORDS, STANDING_TERMS } from './receivable-terms.ts';

const Debtor = (props: PickerProps) => TradePartyPicker({ side: 'seller', ...props });

export const receivableFilters = defineFilters(contract.receivable.list, {
  state: stateChips('standings', STANDING_TERMS, RECEIVABLE_STANDINGS, { rare: ['late60', 'late90', 'lateMore'] }),
  search: searchFilter('search', msg`编号或债务人`),
  origin: selectFilter(
    'origin',
    msg`来源`,
    msg`全部来源`,
    RECEIVABLE_ORIGINS.map((origin) => [origin, ORIGIN_WORDS[origin]] as const),
  ),
  line: selectFilter(
    'line',
    msg`会计列示建议`,
    msg`全部列示`,
    BALANCE_LINES.map((line) => [line, LINE_WORDS[line]] as const),
  ),
  debtor: folded(partyFilter('debtorNo', msg`债务人`, msg`全部债务人`, Debtor)),
  due: folded(dayRange('dueFrom', 'dueTo', msg`到期日`)),
  amount: folded(amountRange('amountFrom', 'amountTo')),
});
