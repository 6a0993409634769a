import { useState } from 'react';

type Choice<Value> = {
  value: Value | null | undefined;
  defaultValue: Value | undefined;
  onValueChange: ((value: Value) => void) | undefined;
};

/** The selected value of a group, controlled if `value` is given and uncontrolled otherwise. */
export function useChoice<Value extends string>({ value, defaultValue, onValueChange }: Choice<Value>) {
  const [ownValue, setOwnValue] = useState<Value | null | undefined>(defaultValue);
  const choose = (next: Value) => {
    setOwnValue(next);
    onValueChange?.(next);
  };
  return { chosen: value === undefined ? ownValue : value, choose };
}
