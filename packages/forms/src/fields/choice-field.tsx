import {
  Checkbox,
  Combobox,
  DatePicker,
  RadioGroup,
  Select,
  type ComboboxProps,
  type DatePickerProps,
  type SelectProps,
} from '@lianxin/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from '../field.tsx';

type Labels = Omit<FieldProps, 'children'>;
const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

interface Chosen {
  /** Called after the form holds the person's choice: what hangs on it can follow. */
  readonly onChosen?: ((value: string) => void) | undefined;
}

export type SelectFieldProps = Labels & Chosen & { readonly select: Omit<SelectProps, 'value' | 'onValueChange' | 'name'> };

/** One of a few, from a list. */
export const SelectField = ({ select, onChosen, ...labels }: SelectFieldProps) => (
  <Field {...labels}>
    {({ value, onChange, onBlur, ref, name }) => (
      <Select
        {...select}
        name={name}
        ref={ref}
        onBlur={onBlur}
        value={textOrNull(value)}
        onValueChange={(next) => {
          onChange(next);
          onChosen?.(next);
        }}
      />
    )}
  </Field>
);

export type ComboboxFieldProps = Labels & Chosen & { readonly combobox: Omit<ComboboxProps, 'value' | 'onValueChange' | 'name'> };

/** One of many, found by typing. */
export const ComboboxField = ({ combobox, onChosen, ...labels }: ComboboxFieldProps) => (
  <Field {...labels}>
    {({ value, onChange, onBlur, ref, name }) => (
      <Combobox
        {...combobox}
        name={name}
        ref={ref}
        onBlur={onBlur}
        value={textOrNull(value)}
        onValueChange={(next) => {
          onChange(next ?? '');
          onChosen?.(next ?? '');
        }}
      />
    )}
  </Field>
);

/** A business day, typed or picked. */
export const DateField = ({ date, ...labels }: Labels & { readonly date?: Omit<DatePickerProps, 'value' | 'onValueChange' | 'name'> }) => (
  <Field {...labels}>
    {({ value, onChange, onBlur, ref, name }) => (
      <DatePicker
        {...date}
        name={name}
        ref={ref}
        onBlur={onBlur}
        value={textOrNull(value)}
        onValueChange={(next) => onChange(next ?? '')}
      />
    )}
  </Field>
);

/** One of two or three, all in view. */
export const RadioField = ({
  radio,
  ...labels
}: Labels & { readonly radio: Omit<ComponentProps<typeof RadioGroup>, 'value' | 'onValueChange' | 'name'> }) => (
  <Field {...labels}>
    {({ value, onChange, onBlur, name }) => (
      <RadioGroup {...radio} name={name} onBlur={onBlur} value={textOrNull(value)} onValueChange={onChange} />
    )}
  </Field>
);

/** A tick beside the words it agrees to. */
export const CheckField = ({ words, ...labels }: Labels & { readonly words: ReactNode }) => (
  <Field {...labels}>
    {({ value, onChange, onBlur, ref, name }) => (
      <Checkbox name={name} ref={ref} onBlur={onBlur} checked={value === true} onCheckedChange={onChange}>
        {words}
      </Checkbox>
    )}
  </Field>
);
