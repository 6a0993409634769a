import type { ReactNode } from 'react';

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  /** Stands at the end of the row: a number, or why it is disabled. */
  note?: ReactNode;
  disabled?: boolean | undefined;
};

export type SelectGroup<Value extends string = string> = { group: string; options: readonly SelectOption<Value>[] };
