import { useOptimisticValue } from '../optimistic-value/use-optimistic-value.ts';
import { cn } from '../cn.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: React.ReactNode;
  icon?: React.ReactNode;
}

export interface SegmentedProps<Value extends string> extends Omit<React.ComponentProps<'fieldset'>, 'value' | 'onChange'> {
  /** Accessible name, not visible. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Name of the native radio group. */
  name: string;
}

/** Switches between two or three views of the same data. Arrow keys select, as in a radio group. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  name,
  className,
  ...props
}: SegmentedProps<Value>) {
  const [chosen, choose] = useOptimisticValue(value, onValueChange);
  return (
    <fieldset
      {...props}
      className={cn(
        'inline-flex w-fit overflow-hidden rounded-sm border border-line-strong bg-surface text-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex h-7.5 cursor-pointer items-center gap-1.5 px-2 text-ink-muted not-first-of-type:border-l not-first-of-type:border-line hover:bg-surface-hover has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent max-tablet:h-8.5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => choose(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
