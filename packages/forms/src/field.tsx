import { FormField, type FormFieldProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useController, useFormContext, type ControllerRenderProps } from 'react-hook-form';
import { wordsOf } from './messages.ts';

/** What a control inside a field is given. `value` is whatever the form holds under the field's name. */
export type FieldBinding = Omit<ControllerRenderProps, 'value'> & { readonly value: unknown };

export interface FieldProps extends Omit<FormFieldProps, 'children' | 'error'> {
  /** Path of the value in the form. */
  readonly name: string;
  readonly children: (binding: FieldBinding) => ReactNode;
}

/** Says a schema's or the server's message in the person's language. */
export function useSaid(): (text: string | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (text) => {
    const words = text === undefined ? undefined : wordsOf(text);
    return words ? i18n._(words) : text;
  };
}

/** A labelled control bound to the form: value, error, description and focus in one place. */
export function Field({ name, children, ...labels }: FieldProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const said = useSaid();
  return (
    <FormField {...labels} error={said(fieldState.error?.message)}>
      {children(field)}
    </FormField>
  );
}
