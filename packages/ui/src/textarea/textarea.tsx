import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from '../form-field/field-context.ts';

export type TextareaProps = React.ComponentProps<'textarea'> & {
  /** Shows the number of characters out of `maxLength`. @default true when `maxLength` is given */
  showCount?: boolean | undefined;
};

/** A multi-line text field. It grows with its content, from `rows` to twelve lines. */
export function Textarea({ showCount, className, onChange, rows = 3, ...props }: TextareaProps) {
  const { t } = useLingui();
  const countId = useId();
  const [typed, setTyped] = useState(String(props.defaultValue ?? '').length);
  const { maxLength } = props;
  const counted = maxLength !== undefined && showCount !== false;
  const length = props.value === undefined ? typed : String(props.value).length;
  const field = useFieldControl({
    ...props,
    'aria-describedby': [props['aria-describedby'], counted ? countId : undefined].filter(Boolean).join(' ') || undefined,
  });
  return (
    <span className={cn('relative block', className)}>
      <textarea
        rows={rows}
        // With `field-sizing: content` the browser ignores `rows`, so the minimum height is set here.
        style={{ minHeight: `calc(${rows}lh + ${counted ? 33 : 16}px)` }}
        className={cn(
          'block field-sizing-content max-h-72 w-full resize-y rounded-sm border border-line-strong bg-surface px-2.75 py-1.75 text-md text-ink',
          'focus-visible:-outline-offset-1 aria-invalid:border-critical aria-invalid:inset-ring aria-invalid:inset-ring-critical',
          'read-only:bg-surface-inset disabled:resize-none disabled:border-line disabled:bg-surface-inset disabled:text-ink-muted',
          counted && 'pb-6',
        )}
        {...props}
        {...field}
        onChange={(event) => {
          setTyped(event.currentTarget.value.length);
          onChange?.(event);
        }}
      />
      {counted && (
        <span
          id={countId}
          className="pointer-events-none absolute right-2.5 bottom-1 bg-inherit text-xs text-ink-faint"
          aria-label={t`已写 ${length} 字，最多 ${maxLength} 字`}
          role="note"
        >
          {length}/{maxLength}
        </span>
      )}
    </span>
  );
}
