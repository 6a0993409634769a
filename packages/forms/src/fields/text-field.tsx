import { Input, PasswordInput, Textarea, type InputProps } from '@lianxin/ui';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../field.tsx';
import { cleanMobile } from '../rules/clean-code.ts';
import { pasteCode } from './paste-code.ts';

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

/** A number that is a name, such as of an account or an invoice: pasted in groups, it loses what stands between them. */
export const CodeField = (props: TextFieldProps) => (
  <TextField {...props} input={{ autoComplete: 'off', spellCheck: false, onPaste: pasteCode(), ...props.input }} />
);

/** A mobile number of eleven digits, with the numeric keyboard on phones. A pasted prefix of the country is left out. */
export const MobileField = (props: TextFieldProps) => (
  <TextField
    {...props}
    input={{ inputMode: 'numeric', autoComplete: 'tel-national', maxLength: 11, onPaste: pasteCode(cleanMobile), ...props.input }}
  />
);

/** Several lines of text with a character count. */
export const TextareaField = ({
  textarea,
  ...labels
}: Labels & { readonly textarea?: Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange' | 'name'> }) => (
  <Field {...labels}>{({ value, ...binding }) => <Textarea {...textarea} {...binding} value={textOf(value)} />}</Field>
);
