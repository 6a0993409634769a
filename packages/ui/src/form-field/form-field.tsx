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
  /** What helps to fill it in; stays under the control while there is no error. */
  hint?: React.ReactNode;
  /** Why the value is refused; takes the place of the hint and turns the control critical. */
  error?: React.ReactNode;
  /** The label stays for assistive technology and is not drawn, in a filter bar for example. */
  hideLabel?: boolean | undefined;
  /** One of this package's controls, or a function that receives the id and aria attributes for any other. */
  children: React.ReactNode | ((control: FieldControl) => React.ReactNode);
};

/** A label, a control, and a hint or an error below it, wired together. */
export function FormField({ label, required, labelNote, hint, error, hideLabel, className, children, ...props }: FormFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const noteId = `${id}note`;
  const refused = error !== undefined && error !== null && error !== false && error !== '';
  const note = refused ? error : hint;
  const noted = note !== undefined && note !== null && note !== false && note !== '';
  const field = useMemo(
    () => ({
      labelId: `${id}label`,
      control: {
        id,
        'aria-describedby': noted ? noteId : undefined,
        'aria-invalid': refused ? (true as const) : undefined,
        'aria-required': required === true ? (true as const) : undefined,
      },
    }),
    [id, noteId, noted, refused, required],
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
        {labelNote !== undefined && <span className="text-xs text-ink-faint">{labelNote}</span>}
      </div>
      <FieldContext value={field}>{typeof children === 'function' ? children(field.control) : children}</FieldContext>
      <div id={noteId} aria-live="polite" className={cn('text-xs empty:hidden', refused ? 'text-critical' : 'text-ink-faint')}>
        {noted && note}
      </div>
    </div>
  );
}
