import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import {
  amountRange,
  dayRange,
  defineFilters,
  folded,
  partyFilter,
  searchFilter,
  selectFilter,
  type PickerProps,
} from '../../../platform/lists/index.ts';
import { PartyPicker } from '../../../platform/pickers/index.ts';

const Payer = (props: PickerProps) => PartyPicker({ of: 'holdings', part: 'sender', ...props });

/** Only received and returned pieces. */
export const incomeFilters = defineFilters(
  contract.transfer.listIncoming,
  {
    source: selectFilter('sources', msg`来源`, msg`全部来源`, [
      ['issuance', msg`开立`],
      ['transfer', msg`转入`],
      ['returned', msg({ message: '退回', context: 'income' })],
    ]),
    search: searchFilter('search', msg`链信编号或付款方`),
    payer: partyFilter('counterpartyNo', msg`付款方`, msg`全部付款方`, Payer),
    received: dayRange('receivedFrom', 'receivedTo', msg`收入日期`),
    due: folded(dayRange('dueFrom', 'dueTo', msg`到期日`)),
    amount: folded(amountRange('amountFrom', 'amountTo')),
  },
  { received: true },
);
