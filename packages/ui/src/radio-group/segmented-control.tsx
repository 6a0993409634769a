import { useId } from 'react';
import { cn } from '../cn.ts';
import { useFieldGroup } from '../form-field/field-context.ts';
import type { RadioGroupProps } from './radio-group.tsx';
import { useChoice } from './use-choice.ts';

export type SegmentedControlProps<Value extends string = string> = Omit<RadioGroupProps<Value>, 'orientation'> & {
  /** Height: 28 or 36 px. @default 'md' */
  size?: 'sm' | 'md' | undefined;
};

/** A form control for two or three short options that change the content beside it. */
export function SegmentedControl<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  disabled = false,
  size = 'md',
  className,
  ...props
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  const { chosen, choose } = useChoice({ value, defaultValue, onValueChange });
  return (
    <div
      role="radiogroup"
      data-size={size}
      className={cn('inline-flex w-fit divide-x divide-line rounded-sm border border-line-strong bg-surface', className)}
      {...props}
      {...useFieldGroup(props)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'relative inline-flex cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap text-ink-muted first:rounded-l-[3px] last:rounded-r-[3px]',
            size === 'sm' ? 'h-[calc(var(--control-height-sm)-2px)] px-2 text-xs' : 'h-[calc(var(--control-height)-2px)] px-3.5 text-md',
            'hover:bg-surface-hover has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent',
            'has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-focus',
            'has-disabled:cursor-not-allowed has-disabled:bg-surface-inset has-disabled:text-ink-faint',
          )}
        >
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={chosen === option.value}
            disabled={disabled || option.disabled}
            onChange={() => choose(option.value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] outline-none disabled:cursor-not-allowed"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
