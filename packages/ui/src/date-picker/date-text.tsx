import { useState } from 'react';
import { readDate, toIso, within } from './iso-date.ts';

export type DateTextProps = Omit<React.ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> & {
  value: string | null;
  onValueChange: (value: string | null) => void;
  accepts: (isoDate: string) => boolean;
};

/** The text input of a date picker. It parses on blur and on Enter; invalid input is replaced by the last valid day. */
export function DateText({ value, onValueChange, accepts, onBlur, onKeyDown, ...props }: DateTextProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    const parsed = readDate(typed, toIso(new Date()));
    if (typed.trim() === '') onValueChange(null);
    else if (parsed !== undefined && parsed !== value && accepts(parsed)) onValueChange(parsed);
    setTyped(undefined);
  };
  return (
    <input
      type="text"
      autoComplete="off"
      className="h-full min-w-0 flex-1 bg-transparent text-inherit outline-none disabled:cursor-not-allowed"
      {...props}
      value={typed ?? value ?? ''}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => {
        commit();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        onKeyDown?.(event);
      }}
    />
  );
}

/** Builds a check whether a typed day is within the bounds and not disabled. */
export const acceptsDay =
  (min: string | undefined, max: string | undefined, isDisabled: ((isoDate: string) => boolean) | undefined) =>
  (iso: string): boolean =>
    within(iso, min, max) && isDisabled?.(iso) !== true;
