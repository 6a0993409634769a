import { Field, type FieldProps } from '../field.tsx';
import { MoneyInput, type MoneyInputProps } from './money-input.tsx';

export type MoneyFieldProps = Omit<FieldProps, 'children'> & { readonly money?: Omit<MoneyInputProps, 'value' | 'onValueChange' | 'name'> };

/** An amount in a form. The form's value is the text as typed, in yuan; the schema (`positiveMoney`) converts it to fen. */
export const MoneyField = ({ money, ...labels }: MoneyFieldProps) => (
  <Field {...labels}>
    {({ value, onChange, onBlur, ref, name }) => (
      <MoneyInput
        {...money}
        name={name}
        ref={ref}
        onBlur={onBlur}
        value={typeof value === 'string' ? value : ''}
        onValueChange={onChange}
      />
    )}
  </Field>
);
