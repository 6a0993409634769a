import { useState } from 'react';

type Choice<Value> = {
  value: Value | null | undefined;
  defaultValue: Value | undefined;
  onValueChange: ((value: Value) => void) | undefined;
};

/** The chosen value of a group, kept outside when `value` is given and inside when not. */
export function useChoice<Value extends string>({ value, defaultValue, onValueChange }: Choice<Value>) {
  const [kept, setKept] = useState<Value | null | undefined>(defaultValue);
  const choose = (next: Value) => {
    setKept(next);
    onValueChange?.(next);
  };
  return { chosen: value === undefined ? kept : value, choose };
}
