import { useAtOnce } from '../at-once/use-at-once.ts';
import { SearchIcon } from '../icons/index.ts';
import { Input, type InputProps } from './input.tsx';

export type SearchInputProps = Omit<InputProps, 'prefix' | 'clearable' | 'value' | 'onChange'> & {
  /** Its name, which also stands in the empty box unless `placeholder` does. @default the name of the field around it */
  label?: string;
  /** What is looked for. */
  value: string;
  /** Hears what is typed; "" once the box is emptied. */
  onSearch: (text: string) => void;
};

/** Words to look for: a glass before them, a button that empties the box behind. */
export function SearchInput({ label, value, onSearch, ...props }: SearchInputProps) {
  const [typed, type] = useAtOnce(value, onSearch);
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
