import { FormField, Input } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

interface Amounts {
  readonly amountFrom: string;
  readonly amountTo: string;
}

export interface AmountFiltersProps {
  readonly filters: Amounts;
  readonly onChange: (changes: Partial<Amounts>) => void;
}

/** Narrows a list to amounts between two, in yuan as they are typed. */
export function AmountFilters({ filters: { amountFrom, amountTo }, onChange }: AmountFiltersProps) {
  const { t } = useLingui();
  return (
    <>
      <FormField label={t`金额从（元）`}>
        <Input inputMode="decimal" clearable value={amountFrom} onChange={(event) => onChange({ amountFrom: event.currentTarget.value })} />
      </FormField>
      <FormField label={t`金额至（元）`}>
        <Input inputMode="decimal" clearable value={amountTo} onChange={(event) => onChange({ amountTo: event.currentTarget.value })} />
      </FormField>
    </>
  );
}
