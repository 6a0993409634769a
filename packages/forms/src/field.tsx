import { FormField, type FormFieldProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useController, useFormContext, type ControllerRenderProps } from 'react-hook-form';
import { messageOf } from './messages.ts';

/** Props for the control inside a field. `value` is the form's value under the field's name. */
export type FieldBinding = Omit<ControllerRenderProps, 'value'> & { readonly value: unknown };

export interface FieldProps extends Omit<FormFieldProps, 'children' | 'error'> {
  /** Path of the value in the form. */
  readonly name: string;
  readonly children: (binding: FieldBinding) => ReactNode;
}

/** Returns a function that translates an error message: a reference from a schema (see `messageRef`), or a sentence of the server, which it returns unchanged. */
export function useMessageText(): (text: string | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (text) => {
    const message = text === undefined ? undefined : messageOf(text);
    return message ? i18n._(message) : text;
  };
}

/** A labelled control bound to the form by its name: value, error, description and focus. */
export function Field({ name, children, ...labels }: FieldProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const messageText = useMessageText();
  return (
    <FormField {...labels} error={messageText(fieldState.error?.message)}>
      {children(field)}
    </FormField>
  );
}
