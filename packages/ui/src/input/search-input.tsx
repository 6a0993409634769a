import { useOptimisticValue } from '../optimistic-value/use-optimistic-value.ts';
import { SearchIcon } from '../icons/index.ts';
import { Input, type InputProps } from './input.tsx';

export type SearchInputProps = Omit<InputProps, 'prefix' | 'clearable' | 'value' | 'onChange'> & {
  /** Accessible name, also used as placeholder unless `placeholder` is given. @default the label of the surrounding field */
  label?: string;
  /** Search text. */
  value: string;
  /** Called with the typed text, and with "" when cleared. */
  onSearch: (text: string) => void;
};

/** A search field with an icon and a clear button. */
export function SearchInput({ label, value, onSearch, ...props }: SearchInputProps) {
  const [typed, type] = useOptimisticValue(value, onSearch);
  return (
    <Input
      clearable
      prefix={<SearchIcon aria-hidden />}
      aria-label={label}
      placeholder={label}
      {...props}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
