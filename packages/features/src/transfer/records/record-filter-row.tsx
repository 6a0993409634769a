import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Combobox, DateRangePicker, FormField } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { AmountFilters, DueFilter, FILTER_WIDTH, SearchFilter } from '../../lists/index.ts';
import type { RecordFilters } from './record-filters.ts';

export interface RecordFilterProps {
  readonly filters: RecordFilters;
  readonly onChange: (changes: Partial<RecordFilters>) => void;
}

/** The three filters used most: number, recipient, due date. */
export function RecordFilterRow({ filters, onChange }: RecordFilterProps) {
  const { t } = useLingui();
  const suppliers = useEndpoint(contract.supplier.list, { page: 1, pageSize: 100 }, { quiet: true });
  return (
    <>
      <SearchFilter label={t`转让编号或凭证编号`} value={filters.search} onChange={(search) => onChange({ search })} />
      <Combobox
        size="sm"
        clearable
        className={FILTER_WIDTH}
        aria-label={t`被转让人`}
        placeholder={t`全部被转让人`}
        loading={suppliers.isLoading}
        options={(suppliers.data?.list ?? []).map((one) => ({
          value: String(one.enterpriseNo),
          label: one.name,
          keywords: one.creditCode,
        }))}
        value={filters.recipient === '' ? null : filters.recipient}
        onValueChange={(recipient) => onChange({ recipient: recipient ?? '' })}
      />
      <DueFilter filters={filters} onChange={onChange} />
    </>
  );
}

/** The filters used less: amount, day of submission. */
export function RecordFilterMore({ filters, onChange }: RecordFilterProps) {
  const { t } = useLingui();
  return (
    <>
      <AmountFilters filters={filters} onChange={onChange} />
      <FormField label={t`提交日期`}>
        <DateRangePicker
          value={{ from: filters.submittedFrom || null, to: filters.submittedTo || null }}
          onValueChange={({ from, to }) => onChange({ submittedFrom: from ?? '', submittedTo: to ?? '' })}
        />
      </FormField>
    </>
  );
}
