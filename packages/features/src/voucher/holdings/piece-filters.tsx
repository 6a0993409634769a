import { contract, type PieceRow } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Combobox, DateRangePicker, FormField } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { AmountFilters, DueFilter, FILTER_WIDTH, SearchFilter } from '../../lists/index.ts';
import type { PieceFilters } from './holdings-filters.ts';

export interface PieceFilterProps {
  readonly filters: PieceFilters;
  readonly onChange: (changes: Partial<PieceFilters>) => void;
}

type PartyOf = (row: PieceRow) => PieceRow['issuer'];

/** The enterprises that occur in the list, for choosing one: those of its latest hundred pieces. */
function useParties(endpoint: typeof contract.voucher.list, partyOf: PartyOf) {
  const { data } = useEndpoint(endpoint, { page: 1, pageSize: 100 }, { quiet: true });
  return useMemo(() => {
    const parties = new Map<string, string>();
    for (const row of data?.list ?? []) {
      const { enterpriseNo, name } = partyOf(row);
      if (enterpriseNo !== null) parties.set(enterpriseNo, name);
    }
    return [...parties].map(([value, label]) => ({ value, label }));
  }, [data, partyOf]);
}

const issuerOf: PartyOf = (row) => row.issuer;
const fromOf: PartyOf = (row) => row.from;

/** The three filters used most: number, issuer, due date. */
export function PieceFilterRow({
  filters,
  onChange,
  endpoint = contract.voucher.listHoldings,
}: PieceFilterProps & { readonly endpoint?: Parameters<typeof useParties>[0] }) {
  const { t } = useLingui();
  const issuers = useParties(endpoint, issuerOf);
  return (
    <>
      <SearchFilter label={t`链信编号或主凭证编号`} value={filters.search} onChange={(search) => onChange({ search })} />
      <Combobox
        size="sm"
        aria-label={t`开立方`}
        placeholder={t`全部开立方`}
        className={FILTER_WIDTH}
        options={issuers}
        value={filters.issuer === '' ? null : filters.issuer}
        onValueChange={(issuer) => onChange({ issuer: issuer ?? '' })}
      />
      <DueFilter filters={filters} onChange={onChange} />
    </>
  );
}

/** The filters used less: who it came from, amount, day of issue. */
export function PieceFilterMore({
  filters,
  onChange,
  endpoint = contract.voucher.listHoldings,
}: PieceFilterProps & { readonly endpoint?: Parameters<typeof useParties>[0] }) {
  const { t } = useLingui();
  const senders = useParties(endpoint, fromOf);
  return (
    <>
      <FormField label={t`转让企业`}>
        <Combobox
          placeholder={t`全部`}
          options={senders}
          value={filters.counterparty === '' ? null : filters.counterparty}
          onValueChange={(counterparty) => onChange({ counterparty: counterparty ?? '' })}
        />
      </FormField>
      <AmountFilters filters={filters} onChange={onChange} />
      <FormField label={t`开立日`}>
        <DateRangePicker
          value={{ from: filters.issuedFrom || null, to: filters.issuedTo || null }}
          onValueChange={({ from, to }) => onChange({ issuedFrom: from ?? '', issuedTo: to ?? '' })}
        />
      </FormField>
    </>
  );
}
