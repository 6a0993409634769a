import { Input, PasswordInput, Textarea, type InputProps } from '@lianxin/ui';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../field.tsx';

type Labels = Omit<FieldProps, 'children'>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export type TextFieldProps = Labels & { readonly input?: Omit<InputProps, 'value' | 'onChange' | 'name'> };

/** A single line of text. */
export const TextField = ({ input, ...labels }: TextFieldProps) => (
  <Field {...labels}>{({ value, ...binding }) => <Input {...input} {...binding} value={textOf(value)} />}</Field>
);

/** A date and time to the second, in Shanghai time. */
export const MomentField = (props: TextFieldProps) => <TextField {...props} input={{ type: 'datetime-local', step: 1, ...props.input }} />;

/** A password that can be shown. */
export const PasswordField = ({
  input,
  ...labels
}: Labels & { readonly input?: Omit<ComponentProps<typeof PasswordInput>, 'value' | 'onChange' | 'name'> }) => (
  <Field {...labels}>{({ value, ...binding }) => <PasswordInput {...input} {...binding} value={textOf(value)} />}</Field>
);

/** A mobile number of eleven digits, with the numeric keyboard on phones. */
export const MobileField = (props: TextFieldProps) => (
  <TextField {...props} input={{ inputMode: 'numeric', autoComplete: 'tel-national', maxLength: 11, ...props.input }} />
);

/** Several lines of text with a character count. */
export const TextareaField = ({
  textarea,
  ...labels
}: Labels & { readonly textarea?: Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange' | 'name'> }) => (
  <Field {...labels}>{({ value, ...binding }) => <Textarea {...textarea} {...binding} value={textOf(value)} />}</Field>
);
