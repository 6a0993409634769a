export * from './form-field.tsx';
export * from './fieldset.tsx';
export { useFieldControl, useFieldGroup, type FieldControl } from './field-context.ts';
