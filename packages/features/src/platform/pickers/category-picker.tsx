import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { openCategories } from '@lianxin/domain';
import { Combobox, type ComboboxProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

type Category = ResponseOf<typeof contract.category.tree>[number];

export interface CategoryPickerProps extends Omit<ComboboxProps, 'options' | 'value' | 'onValueChange'> {
  /** "" for none. */
  readonly value: string;
  /** "" when cleared. */
  readonly onValueChange: (id: string) => void;
  /** Only categories open for new entries. @default false */
  readonly openOnly?: boolean;
  /** Restricts the choice. @default all */
  readonly offered?: (category: Category) => boolean;
}

/** A category of the enterprise or its group, found by code or name. */
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
