import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { isComposing } from '../composition/index.ts';
import { readDate, toIso, within } from './iso-date.ts';

export type DateTextProps = Omit<React.ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> & {
  value: string | null;
  onValueChange: (value: string | null) => void;
  accepts: (isoDate: string) => boolean;
};

interface Typed {
  readonly text: string;
  readonly problem?: 'noDay' | 'notOffered' | undefined;
}

/**
 * The text input of a date picker. It parses on blur and on Enter. Text that is no day, or a day that cannot be chosen, stays with a
 * message, and the value is null, so that no earlier day is sent in its place.
 */
export function DateText({ value, onValueChange, accepts, onBlur, onKeyDown, ...props }: DateTextProps) {
  const { t } = useLingui();
  const problemId = useId();
  const [typed, setTyped] = useState<Typed>();
  // A day that was chosen since, in the calendar or by the page, replaces wrong text.
  const own = typed?.problem !== undefined && value !== null ? undefined : typed;
  const commit = () => {
    if (own === undefined || own.problem !== undefined) return;
    const parsed = readDate(own.text, toIso(new Date()));
    const problem = parsed === undefined ? 'noDay' : accepts(parsed) ? undefined : 'notOffered';
    const next = own.text.trim() === '' || problem !== undefined ? null : (parsed ?? null);
    setTyped(next === null && own.text.trim() !== '' ? { text: own.text, problem } : undefined);
    if (next !== value) onValueChange(next);
  };
  return (
    <span className="relative flex h-full min-w-0 flex-1">
      <input
        type="text"
        autoComplete="off"
        className="h-full w-full min-w-0 bg-transparent text-inherit outline-none disabled:cursor-not-allowed"
        {...props}
        {...(own?.problem !== undefined && {
          'aria-invalid': true,
          'aria-describedby': [props['aria-describedby'], problemId].filter(Boolean).join(' '),
        })}
        value={own?.text ?? value ?? ''}
        onChange={(event) => setTyped({ text: event.currentTarget.value })}
        onBlur={(event) => {
          commit();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) commit();
          onKeyDown?.(event);
        }}
      />
      {own?.problem !== undefined && (
        <span
          id={problemId}
          role="alert"
          className="absolute top-full left-0 z-10 mt-1 rounded-sm bg-surface px-1 text-xs whitespace-nowrap text-critical"
        >
          {own.problem === 'noDay' ? t`不是有效日期` : t`该日期不可选`}
        </span>
      )}
    </span>
  );
}

/** Builds a check whether a typed day is within the bounds and not disabled. */
export const acceptsDay =
  (min: string | undefined, max: string | undefined, isDisabled: ((isoDate: string) => boolean) | undefined) =>
  (iso: string): boolean =>
    within(iso, min, max) && isDisabled?.(iso) !== true;
