import { createContext, use } from 'react';

/** What a field hands to the control inside it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldContext = createContext<{ labelId: string; control: FieldControl } | undefined>(undefined);

type Described = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: React.AriaAttributes['aria-invalid'];
  'aria-required'?: React.AriaAttributes['aria-required'];
};

/** A control's id and aria attributes: its own first, then those of the field around it. Outside a field they stay as given. */
export function useFieldControl(own: Described): Described {
  const field = use(FieldContext)?.control;
  const describedBy = [own['aria-describedby'], field?.['aria-describedby']].filter((id) => id !== undefined && id !== '').join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': own['aria-invalid'] ?? field?.['aria-invalid'],
    'aria-required': own['aria-required'] ?? field?.['aria-required'],
  };
}

/** The same for a group of controls, which a `<label>` cannot name: the group points at the field's label instead. */
export function useFieldGroup(own: Described & Pick<React.AriaAttributes, 'aria-label' | 'aria-labelledby'>) {
  const field = use(FieldContext);
  const labelledBy = own['aria-labelledby'] ?? (own['aria-label'] === undefined ? field?.labelId : undefined);
  return { ...useFieldControl(own), 'aria-label': own['aria-label'], 'aria-labelledby': labelledBy };
}
