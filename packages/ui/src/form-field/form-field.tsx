import { useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { cn } from '../cn.ts';
import { FieldContext, type FieldControl } from './field-context.ts';

export type FormFieldProps = Omit<React.ComponentProps<'div'>, 'children'> & {
  /** Label, a noun. */
  label: React.ReactNode;
  /** Marks the field as required, with an asterisk and for assistive technology. */
  required?: boolean | undefined;
  /** Note after the label, such as "optional" or a link. */
  labelNote?: React.ReactNode;
  /** Help text below the control; stays below an error as well. */
  hint?: React.ReactNode;
  /** Error message above the hint; also marks the control as invalid. */
  error?: React.ReactNode;
  /** Hides the label visually, for example in a filter bar, but keeps it for assistive technology. */
  hideLabel?: boolean | undefined;
  /** A control of this package, or a function that receives the id and aria attributes for any other control. */
  children: React.ReactNode | ((control: FieldControl) => React.ReactNode);
};

const isPresent = (note: React.ReactNode): boolean => note !== undefined && note !== null && note !== false && note !== '';

/** A label, a control, an error message and a hint, connected for assistive technology. */
export function FormField({ label, required, labelNote, hint, error, hideLabel, className, children, ...props }: FormFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const refused = isPresent(error);
  const describedBy = [...(refused ? [`${id}error`] : []), ...(isPresent(hint) ? [`${id}hint`] : [])].join(' ');
  const field = useMemo(
    () => ({
      labelId: `${id}label`,
      control: {
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': refused ? (true as const) : undefined,
        'aria-required': required === true ? (true as const) : undefined,
      },
    }),
    [id, describedBy, refused, required],
  );
  return (
    <div data-invalid={refused ? '' : undefined} className={cn('flex min-w-0 flex-col gap-1.5', className)} {...props}>
      <div className={cn('flex items-baseline gap-1.5 text-sm text-ink-muted', hideLabel === true && 'sr-only')}>
        <span>
          <label id={field.labelId} htmlFor={id}>
            {label}
          </label>
          {required === true && (
            <span aria-hidden="true" title={t`必填`} className="ml-1 text-critical">
              *
            </span>
          )}
        </span>
        {/* Negative margin, because a button in the note is higher than the label and would shift the control relative to adjacent fields. */}
        {labelNote !== undefined && <span className="-my-1 text-xs text-ink-faint">{labelNote}</span>}
      </div>
      <FieldContext value={field}>{typeof children === 'function' ? children(field.control) : children}</FieldContext>
      <div id={`${id}error`} aria-live="polite" className="text-xs text-critical empty:hidden">
        {refused && error}
      </div>
      {/* A live region, because some hints describe the current value. */}
      <div id={`${id}hint`} aria-live="polite" className="text-xs text-ink-faint empty:hidden">
        {hint}
      </div>
    </div>
  );
}
