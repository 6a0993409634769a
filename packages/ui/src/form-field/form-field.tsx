import { useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { cn } from '../cn.ts';
import { FieldContext, type FieldControl } from './field-context.ts';

export type FormFieldProps = Omit<React.ComponentProps<'div'>, 'children'> & {
  /** The name of what is asked, a noun. */
  label: React.ReactNode;
  /** Marks the field with an asterisk and tells assistive technology. */
  required?: boolean | undefined;
  /** A note after the label, such as "optional" or a link. */
  labelNote?: React.ReactNode;
  /** What helps to fill it in; stays under the control, below an error too. */
  hint?: React.ReactNode;
  /** Why the value is refused; stands over the hint and turns the control critical. */
  error?: React.ReactNode;
  /** The label stays for assistive technology and is not drawn, in a filter bar for example. */
  hideLabel?: boolean | undefined;
  /** One of this package's controls, or a function that receives the id and aria attributes for any other. */
  children: React.ReactNode | ((control: FieldControl) => React.ReactNode);
};

const isSaid = (note: React.ReactNode): boolean => note !== undefined && note !== null && note !== false && note !== '';

/** A label, a control, and below it why it is refused and what helps to fill it in, wired together. */
export function FormField({ label, required, labelNote, hint, error, hideLabel, className, children, ...props }: FormFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const refused = isSaid(error);
  const describedBy = [...(refused ? [`${id}error`] : []), ...(isSaid(hint) ? [`${id}hint`] : [])].join(' ');
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
        {/* A button in it is taller than the label; the control stays where that of a field beside it stands. */}
        {labelNote !== undefined && <span className="-my-1 text-xs text-ink-faint">{labelNote}</span>}
      </div>
      <FieldContext value={field}>{typeof children === 'function' ? children(field.control) : children}</FieldContext>
      <div id={`${id}error`} aria-live="polite" className="text-xs text-critical empty:hidden">
        {refused && error}
      </div>
      {/* Read out as it changes: some hints say what was chosen. */}
      <div id={`${id}hint`} aria-live="polite" className="text-xs text-ink-faint empty:hidden">
        {hint}
      </div>
    </div>
  );
}
