import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Combobox, type ComboboxProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

export interface TagPickerProps extends Omit<ComboboxProps, 'options' | 'value' | 'onValueChange'> {
  /** "" for none. */
  readonly value: string;
  readonly onValueChange: (tag: string) => void;
}

export function TagPicker({ value, onValueChange, ...props }: TagPickerProps) {
  const { t } = useLingui();
  const { data, isLoading } = useEndpoint(contract.supplier.tags, {}, { quiet: true });
  return (
    <Combobox
      emptyText={t`还没有标签，可在供应商详情中添加`}
      {...props}
      loading={isLoading}
      valueLabel={value === '' ? undefined : value}
      options={(data ?? []).map((tag) => ({ value: tag, label: tag }))}
      value={value === '' ? null : value}
      onValueChange={(tag) => onValueChange(tag ?? '')}
    />
  );
}
