import { DateRangePicker } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

interface DueDates {
  readonly dueFrom: string;
  readonly dueTo: string;
}

export interface DueFilterProps {
  readonly filters: DueDates;
  readonly onChange: (changes: DueDates) => void;
}

/** Narrows a list to what falls due between two days; an empty text is no bound. */
export function DueFilter({ filters: { dueFrom, dueTo }, onChange }: DueFilterProps) {
  const { t } = useLingui();
  return (
    <DateRangePicker
      size="sm"
      className="w-64 max-tablet:w-full"
      aria-label={t`到期日`}
      value={{ from: dueFrom || null, to: dueTo || null }}
      onValueChange={({ from, to }) => onChange({ dueFrom: from ?? '', dueTo: to ?? '' })}
    />
  );
}
