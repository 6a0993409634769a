import { Select } from '@lianxin/ui';
import { TermBadge } from '../../platform/lists/index.ts';
import { STATEMENT_TERMS, type StatementMonth } from './bill/statement-words.ts';

export interface MonthSelectProps {
  readonly label: string;
  readonly months: readonly Pick<StatementMonth, 'month' | 'state'>[];
  readonly value: string;
  /** Label for no month, if allowed. */
  readonly none?: string;
  readonly onValueChange: (month: string) => void;
}

export function MonthSelect({ label, months, value, none, onValueChange }: MonthSelectProps) {
  return (
    <div className="w-52 max-tablet:w-full">
      <Select
        aria-label={label}
        value={value}
        onValueChange={onValueChange}
        options={[
          ...(none === undefined ? [] : [{ value: '', label: none }]),
          ...months.map((one) => ({ value: one.month, label: one.month, note: <TermBadge term={STATEMENT_TERMS[one.state]} /> })),
        ]}
      />
    </div>
  );
}
