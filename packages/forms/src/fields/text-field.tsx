import { Input, PasswordInput, Textarea, type InputProps } from '@lianxin/ui';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../field.tsx';

type Labels = Omit<FieldProps, 'children'>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export type TextFieldProps = Labels & { readonly input?: Omit<InputProps, 'value' | 'onChange' | 'name'> };

/** One line of text. */
export const TextField = ({ input, ...labels }: TextFieldProps) => (
  <Field {...labels}>{({ value, ...binding }) => <Input {...input} {...binding} value={textOf(value)} />}</Field>
);

/** A day and the time of it to the second, by the clock of Shanghai. */
export const MomentField = (props: TextFieldProps) => <TextField {...props} input={{ type: 'datetime-local', step: 1, ...props.input }} />;

/** A password that can be looked at. */
export const PasswordField = ({
  input,
  ...labels
}: Labels & { readonly input?: Omit<ComponentProps<typeof PasswordInput>, 'value' | 'onChange' | 'name'> }) => (
  <Field {...labels}>{({ value, ...binding }) => <PasswordInput {...input} {...binding} value={textOf(value)} />}</Field>
);

/** A mobile number: eleven digits, the numeric keyboard on a phone. */
export const MobileField = (props: TextFieldProps) => (
  <TextField {...props} input={{ inputMode: 'numeric', autoComplete: 'tel-national', maxLength: 11, ...props.input }} />
);

/** Several lines of text, counted. */
export const TextareaField = ({
  textarea,
  ...labels
}: Labels & { readonly textarea?: Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange' | 'name'> }) => (
  <Field {...labels}>{({ value, ...binding }) => <Textarea {...textarea} {...binding} value={textOf(value)} />}</Field>
);
