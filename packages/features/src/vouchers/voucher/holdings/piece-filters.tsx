import { contract } from '@lianxin/api/contract';
import type { PieceState } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import {
  amountRange,
  dayRange,
  defineFilters,
  flagFilter,
  folded,
  partyFilter,
  searchFilter,
  stateChips,
} from '../../../platform/lists/index.ts';
import { partyOf, type PartyPickerProps } from '../../../platform/pickers/index.ts';
import { PIECE_TERMS, OVERDUE_TERM, PLEDGE_TERMS } from '../../../platform/terms/index.ts';

export const PIECE_STATES: readonly PieceState[] = [
  'holding',
  'transferring',
  'awaitingReceipt',
  'transferred',
  'financing',
  'financed',
  'settled',
];

/** Flags besides the state: pledged, overdue, receivable. */
const FLAG_LABELS = {
  pledged: { field: 'pledgedOnly', term: PLEDGE_TERMS.pledged },
  overdue: { field: 'overdueOnly', term: OVERDUE_TERM },
  receivable: { field: 'receivableOnly', term: { label: msg`待收款` } },
} as const;

export const filtersBesidesState = (of: PartyPickerProps['of']) => ({
  due: dayRange('dueFrom', 'dueTo', msg`到期日`, { byMonth: true }),
  issuer: partyFilter('issuerNo', msg`开立方`, msg`全部开立方`, partyOf(of, 'issuer')),
  search: searchFilter('search', msg`链信编号或主凭证编号`),
  counterparty: folded(partyFilter('counterpartyNo', msg`转让企业`, msg`全部`, partyOf(of, 'sender'))),
  amount: folded(amountRange('amountFrom', 'amountTo')),
  issued: folded(dayRange('issuedFrom', 'issuedTo', msg`开立日`)),
});

export const pieceFilters = defineFilters(contract.voucher.listHoldings, {
  state: stateChips('states', PIECE_TERMS, PIECE_STATES, { flags: FLAG_LABELS, leads: 'receivable' }),
  ...filtersBesidesState('holdings'),
  available: folded(flagFilter('availableOnly', msg`只看可用的`)),
});
