import { contract, Day, EnterpriseNo, IssuanceStateCode, type RequestOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { readMoney } from '@lianxin/forms';
import { Combobox, DateRangePicker, FormField } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AmountFilters, DueFilter, FILTER_WIDTH, SearchFilter } from '../../lists/index.ts';

/** The register's filters as they stand in the address. */
export const FILTERS = {
  state: '',
  search: '',
  recipientNo: '',
  amountFrom: '',
  amountTo: '',
  dueFrom: '',
  dueTo: '',
  issuedFrom: '',
  issuedTo: '',
} as const;

export type Filters = Readonly<Record<keyof typeof FILTERS, string>>;
type ListRequest = RequestOf<typeof contract.issuance.list>;

const given = <Schema extends z.ZodMiniType<unknown, string>>(schema: Schema, text: string): z.output<Schema> | undefined => {
  const result = z.safeParse(schema, text);
  return result.success ? result.data : undefined;
};

/** What the filters ask the call for; what does not read is left out. */
export const requestOf = (filters: Filters): Omit<ListRequest, 'page' | 'pageSize' | 'sort'> => {
  const states = filters.state.split(',').flatMap((code) => given(IssuanceStateCode, code) ?? []);
  return {
    states: states.length > 0 ? states : undefined,
    search: filters.search || undefined,
    recipientNo: given(EnterpriseNo, filters.recipientNo),
    amountFrom: readMoney(filters.amountFrom),
    amountTo: readMoney(filters.amountTo),
    dueFrom: given(Day, filters.dueFrom),
    dueTo: given(Day, filters.dueTo),
    issuedFrom: given(Day, filters.issuedFrom),
    issuedTo: given(Day, filters.issuedTo),
  };
};

export interface FilterProps {
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** The three filters used most: number, recipient, due date. */
export function MainFilters({ filters, onChange }: FilterProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const suppliers = useEndpoint(
    contract.supplier.list,
    { page: 1, pageSize: 50, ...(search === '' ? {} : { search }) },
    { quiet: true, keepPreviousData: true },
  );
  return (
    <>
      <SearchFilter label={t`链信编号或接收方`} value={filters.search} onChange={(search) => onChange({ search })} />
      <Combobox
        size="sm"
        className={FILTER_WIDTH}
        aria-label={t`接收方`}
        placeholder={t`全部接收方`}
        searchPlaceholder={t`名称或信用代码`}
        clearable
        options={(suppliers.data?.list ?? []).map((one) => ({ value: one.enterpriseNo, label: one.name }))}
        onSearch={setSearch}
        loading={suppliers.isValidating}
        value={filters.recipientNo === '' ? null : filters.recipientNo}
        onValueChange={(recipientNo) => onChange({ recipientNo: recipientNo ?? '' })}
      />
      <DueFilter filters={filters} onChange={onChange} />
    </>
  );
}

/** The filters used less: amount and day of issue. */
export function MoreFilters({ filters, onChange }: FilterProps) {
  const { t } = useLingui();
  return (
    <>
      <AmountFilters filters={filters} onChange={onChange} />
      <FormField label={t`开立日`}>
        <DateRangePicker
          size="sm"
          className="w-64"
          value={{ from: filters.issuedFrom || null, to: filters.issuedTo || null }}
          onValueChange={({ from, to }) => onChange({ issuedFrom: from ?? '', issuedTo: to ?? '' })}
        />
      </FormField>
    </>
  );
}

export const moreCount = (filters: Filters): number =>
  [filters.amountFrom, filters.amountTo, filters.issuedFrom || filters.issuedTo].filter((text) => text !== '').length;
