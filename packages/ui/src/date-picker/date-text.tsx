import { useState } from 'react';
import { readDate, toIso, within } from './iso-date.ts';

export type DateTextProps = Omit<React.ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> & {
  value: string | null;
  onValueChange: (value: string | null) => void;
  accepts: (isoDate: string) => boolean;
};

/** The typed side of a date picker. What is typed is read when the field is left or on Enter; what cannot be read gives way to the last good day. */
export function DateText({ value, onValueChange, accepts, onBlur, onKeyDown, ...props }: DateTextProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    const read = readDate(typed, toIso(new Date()));
    if (typed.trim() === '') onValueChange(null);
    else if (read !== undefined && read !== value && accepts(read)) onValueChange(read);
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

/** Whether a typed day may stand. */
export const acceptsDay =
  (min: string | undefined, max: string | undefined, isDisabled: ((isoDate: string) => boolean) | undefined) =>
  (iso: string): boolean =>
    within(iso, min, max) && isDisabled?.(iso) !== true;
