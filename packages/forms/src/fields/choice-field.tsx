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
  /** Called after the form's value changed to the person's choice, so that dependent fields can be updated. */
  readonly onChosen?: ((value: string) => void) | undefined;
}

export type SelectFieldProps = Labels & Chosen & { readonly select: Omit<SelectProps, 'value' | 'onValueChange' | 'name'> };

/** A choice of a few options from a list. */
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

/** A choice of many options, searched by typing. */
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

/** A business day (`YYYY-MM-DD`), typed or picked in a calendar. */
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

/** A choice of two or three options, all visible. */
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

/** A check box with its text beside it, such as the consent it stands for. */
export const CheckField = ({ text, ...labels }: Labels & { readonly text: ReactNode }) => (
  <Field {...labels}>
    {({ value, onChange, onBlur, ref, name }) => (
      <Checkbox name={name} ref={ref} onBlur={onBlur} checked={value === true} onCheckedChange={onChange}>
        {text}
      </Checkbox>
    )}
  </Field>
);
