import { fieldsAt, FORM_STEPS, STEP_FIELDS, type FormStep } from './field-names.ts';
import type { Registration } from './registration-values.ts';

/** Where a person goes on: at what the reviewer asks to change, else at the first step that lacks something. Consents are given anew, so at the latest there. */
export function startingStep({ state, fieldsToChange, missing }: Pick<Registration, 'state' | 'fieldsToChange' | 'missing'>): FormStep {
  const wanted = fieldsAt(state === 'rejected' && fieldsToChange.length > 0 ? fieldsToChange : missing);
  return (
    FORM_STEPS.find((step) => STEP_FIELDS[step].some((field) => wanted.has(field))) ?? (state === 'rejected' ? 'enterprise' : 'documents')
  );
}
