import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Combobox } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PickerProps } from './kinds.ts';

const SHOWN = 50;

/** One of the enterprises that this one deals with, as the server finds them by name or credit code. */
export function SupplierPicker({ value, onValueChange, ...props }: PickerProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const { data, isValidating } = useEndpoint(
    contract.supplier.list,
    { page: 1, pageSize: SHOWN, ...(search === '' ? {} : { search }) },
    { quiet: true, keepPreviousData: true },
  );
  return (
    <Combobox
      {...props}
      searchPlaceholder={t`名称或信用代码`}
      options={(data?.list ?? []).map((one) => ({ value: one.enterpriseNo, label: one.name, keywords: one.creditCode }))}
      loading={isValidating}
      onSearch={setSearch}
      value={value === '' ? null : value}
      onValueChange={(enterpriseNo) => onValueChange(enterpriseNo ?? '')}
    />
  );
}
