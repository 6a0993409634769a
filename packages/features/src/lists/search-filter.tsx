import { Input, SearchIcon } from '@lianxin/ui';
import { FILTER_WIDTH } from './filter-width.ts';

export interface SearchFilterProps {
  /** What may be typed: its name and its placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** The first filter of a list: words to look for. It gives way before the row breaks. */
export const SearchFilter = ({ label, value, onChange }: SearchFilterProps) => (
  <Input
    size="sm"
    className={FILTER_WIDTH}
    clearable
    prefix={<SearchIcon aria-hidden />}
    aria-label={label}
    placeholder={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
