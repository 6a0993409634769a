import { contract, EnterpriseNo, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Combobox, type ComboboxOption, type ComboboxProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { usePicker } from './use-picker.tsx';

export type Supplier = ResponseOf<typeof contract.supplier.list>['list'][number];

const namesOf = (enterpriseNos: readonly string[]) => {
  const read = enterpriseNos.flatMap((no) => z.safeParse(EnterpriseNo, no).data ?? []);
  return read.length === 0 ? null : { page: 1, pageSize: Math.min(read.length, 100), enterpriseNos: read.slice(0, 100) };
};

/** Suppliers by number, wherever they are in the list. */
export function useSuppliers(enterpriseNos: readonly string[]): readonly Supplier[] {
  const { data } = useEndpoint(contract.supplier.list, namesOf([...new Set(enterpriseNos)].toSorted()), {
    quiet: true,
    keepPreviousData: true,
  });
  return data?.list ?? [];
}

export interface SupplierPickerProps extends Omit<ComboboxProps, 'options' | 'value' | 'onValueChange'> {
  /** "" for none. */
  readonly value: string;
  /** Called with the enterprise; "" when cleared. */
  readonly onValueChange: (enterpriseNo: string, supplier: Supplier | undefined) => void;
  /** Only suppliers that can receive something now. @default false */
  readonly enabledOnly?: boolean;
  readonly without?: ReadonlySet<string> | undefined;
  /** A note beside the name, and whether it can be chosen. */
  readonly describe?: (supplier: Supplier) => Pick<ComboboxOption, 'note' | 'disabled'>;
}

/** A supplier, searched on the server by name or credit code. */
export function SupplierPicker({ value, onValueChange, enabledOnly = false, without, describe, ...props }: SupplierPickerProps) {
  const { t } = useLingui();
  const { combobox, found } = usePicker({
    endpoint: contract.supplier.list,
    request: (search) => ({ ...search, ...(enabledOnly ? { state: 'enabled' as const } : {}) }),
    named: (no) => namesOf([no]),
    rowsOf: (reply) => reply,
    optionOf: (one: Supplier) => ({ value: one.enterpriseNo, label: one.name, ...describe?.(one) }),
    chosen: value,
    none: typeof props.emptyText === 'string' ? props.emptyText : undefined,
  });
  return (
    <Combobox
      searchPlaceholder={t`名称或信用代码`}
      {...props}
      {...combobox}
      options={combobox.options.filter((option) => without?.has(option.value) !== true)}
      value={value === '' ? null : value}
      onValueChange={(no) =>
        onValueChange(
          no ?? '',
          found.rows.find((one) => one.enterpriseNo === no),
        )
      }
    />
  );
}
