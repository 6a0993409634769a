import { contract, type PieceRow } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { HoldingState } from '@lianxin/domain';
import { Combobox } from '@lianxin/ui';
import { msg } from '@lingui/core/macro';
import { useMemo } from 'react';
import {
  amountRange,
  dayRange,
  defineFilters,
  folded,
  partyFilter,
  searchFilter,
  stateChips,
  type PickerProps,
} from '../../lists/index.ts';
import { HOLDING_TERMS, OVERDUE_TERM, PLEDGE_TERMS } from '../../terms/index.ts';

const STATES: readonly HoldingState[] = ['holding', 'transferring', 'awaitingReceipt', 'transferred', 'financing', 'financed', 'settled'];

/** What has become of a piece apart from its state: pledged, overdue. */
const BESIDES = {
  pledged: { field: 'pledgedOnly', term: PLEDGE_TERMS.pledged },
  overdue: { field: 'overdueOnly', term: OVERDUE_TERM },
} as const;

type PieceList = typeof contract.voucher.list;

/** The enterprises that occur in a list of pieces: those of its latest hundred. */
const partiesOf = (endpoint: PieceList, partyOf: (row: PieceRow) => PieceRow['issuer']) =>
  function PartyPicker({ value, onValueChange, ...props }: PickerProps) {
    const { data, isLoading } = useEndpoint(endpoint, { page: 1, pageSize: 100 }, { quiet: true });
    const options = useMemo(() => {
      const parties = new Map<string, string>();
      for (const row of data?.list ?? []) {
        const { enterpriseNo, name } = partyOf(row);
        if (enterpriseNo !== null) parties.set(enterpriseNo, name);
      }
      return [...parties].map(([value, label]) => ({ value, label }));
    }, [data]);
    return (
      <Combobox
        {...props}
        options={options}
        loading={isLoading}
        value={value === '' ? null : value}
        onValueChange={(party) => onValueChange(party ?? '')}
      />
    );
  };

/** What pieces are filtered by besides their state. */
const common = (endpoint: PieceList) => ({
  search: searchFilter('search', msg`链信编号或主凭证编号`),
  issuer: partyFilter(
    'issuerNo',
    msg`开立方`,
    msg`全部开立方`,
    partiesOf(endpoint, (row) => row.issuer),
  ),
  due: dayRange('dueFrom', 'dueTo', msg`到期日`),
  counterparty: folded(
    partyFilter(
      'counterpartyNo',
      msg`转让企业`,
      msg`全部`,
      partiesOf(endpoint, (row) => row.from),
    ),
  ),
  amount: folded(amountRange('amountFrom', 'amountTo')),
  issued: folded(dayRange('issuedFrom', 'issuedTo', msg`开立日`)),
});

/** What the holdings are filtered by. */
export const holdingFilters = defineFilters(contract.voucher.listHoldings, {
  state: stateChips('states', HOLDING_TERMS, STATES, { flags: BESIDES }),
  ...common(contract.voucher.listHoldings),
});

/** What the register of all pieces is filtered by. */
export const registerFilters = defineFilters(contract.voucher.list, {
  state: stateChips('states', HOLDING_TERMS, STATES),
  ...common(contract.voucher.list),
});
