import { createContext, use } from 'react';

/** Attributes that a field passes to the control inside. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldContext = createContext<{ labelId: string; control: FieldControl } | undefined>(undefined);

type FieldAttributes = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: React.AriaAttributes['aria-invalid'];
  'aria-required'?: React.AriaAttributes['aria-required'];
};

/** Merges the id and aria attributes of a control with those of the surrounding field; the control's own take precedence. */
export function useFieldControl(own: FieldAttributes): FieldAttributes {
  const field = use(FieldContext)?.control;
  const describedBy = [own['aria-describedby'], field?.['aria-describedby']].filter((id) => id !== undefined && id !== '').join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': own['aria-invalid'] ?? field?.['aria-invalid'],
    'aria-required': own['aria-required'] ?? field?.['aria-required'],
  };
}

/** Like `useFieldControl`, for a group of controls: a `<label>` cannot name a group, so it gets `aria-labelledby`. */
export function useFieldGroup(own: FieldAttributes & Pick<React.AriaAttributes, 'aria-label' | 'aria-labelledby'>) {
  const field = use(FieldContext);
  const labelledBy = own['aria-labelledby'] ?? (own['aria-label'] === undefined ? field?.labelId : undefined);
  return { ...useFieldControl(own), 'aria-label': own['aria-label'], 'aria-labelledby': labelledBy };
}
