import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { openCategories } from '@lianxin/domain';
import { Combobox, type ComboboxProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

type Category = ResponseOf<typeof contract.category.tree>[number];

export interface CategoryPickerProps extends Omit<ComboboxProps, 'options' | 'value' | 'onValueChange'> {
  /** The category chosen; "" for none. */
  readonly value: string;
  /** Called with the category; "" once the choice is taken back. */
  readonly onValueChange: (id: string) => void;
  /** Offers only those that something new can be sorted under. @default false */
  readonly openOnly?: boolean;
  /** Which of them are offered. @default all */
  readonly offered?: (category: Category) => boolean;
}

/** One of the categories that the enterprise sorts by, its own or its group's, found by code or name. */
export function CategoryPicker({ value, onValueChange, openOnly = false, offered, ...props }: CategoryPickerProps) {
  const { t } = useLingui();
  const { data, isLoading } = useEndpoint(contract.category.tree, {}, { quiet: true });
  const all = data ?? [];
  const chosen = all.find(({ id }) => id === value);
  return (
    <Combobox
      searchPlaceholder={t`编码或名称`}
      emptyText={t`没有匹配的品类`}
      {...props}
      loading={isLoading}
      valueLabel={chosen === undefined ? (value === '' ? undefined : '…') : `${chosen.code} ${chosen.name}`}
      options={(openOnly ? openCategories(all) : all)
        .filter((one) => offered?.(one) ?? true)
        .map(({ id, code, name, parentName }) => ({
          value: id,
          label: `${code} ${name}`,
          ...(parentName === null ? {} : { note: parentName }),
        }))}
      value={value === '' ? null : value}
      onValueChange={(id) => onValueChange(id ?? '')}
    />
  );
}
