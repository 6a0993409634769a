import { useId } from 'react';
import { cn } from '../cn.ts';
import { useFieldGroup } from '../form-field/field-context.ts';
import { useChoice } from './use-choice.ts';

export type RadioOption<Value extends string = string> = {
  value: Value;
  label: React.ReactNode;
  /** Line below the label that explains the option. */
  hint?: React.ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps<Value extends string = string> = Omit<React.ComponentProps<'div'>, 'defaultValue' | 'onChange'> & {
  options: readonly RadioOption<Value>[];
  /** Selected value. Omit and pass `defaultValue` for an uncontrolled group. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name of the inputs. @default a unique name */
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
};

/** A choice of a few visible options, with native radio buttons. */
export function RadioGroup<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  disabled = false,
  orientation = 'horizontal',
  className,
  ...props
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const { chosen, choose } = useChoice({ value, defaultValue, onValueChange });
  return (
    <div
      role="radiogroup"
      data-orientation={orientation}
      className={cn(
        'flex gap-x-5 gap-y-1',
        // A vertical group must not wrap, because options would end up side by side when the height is limited.
        orientation === 'vertical' ? 'flex-col items-start' : 'min-h-(--control-height) flex-wrap items-center',
        className,
      )}
      {...props}
      {...useFieldGroup(props)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="inline-flex min-h-6 cursor-pointer items-start gap-2 has-disabled:cursor-not-allowed has-disabled:text-ink-faint"
        >
          <span className="relative mt-1 inline-block size-4 flex-none">
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={chosen === option.value}
              disabled={disabled || option.disabled}
              onChange={() => choose(option.value)}
              className="peer absolute -inset-1 size-6 cursor-pointer appearance-none rounded-full outline-none max-tablet:-inset-3.5 max-tablet:size-11 disabled:cursor-not-allowed"
            />
            <span
              aria-hidden="true"
              className={cn(
                'pointer-events-none absolute inset-0 rounded-full border border-line-strong bg-surface peer-checked:border-[5px] peer-checked:border-accent',
                'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
                'peer-disabled:border-line peer-disabled:bg-surface-inset peer-checked:peer-disabled:border-line-strong',
              )}
            />
          </span>
          <span className="min-w-0 py-px">
            {option.label}
            {option.hint !== undefined && <span className="block text-xs text-ink-faint">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
