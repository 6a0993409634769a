import type { DocumentConsent } from '@lianxin/api/contract';
import { fieldsAt, FORM_STEPS, STEP_FIELDS, type FormStep } from './field-names.ts';
import { ENTERPRISE_DOCUMENTS, type Registration } from './registration-values.ts';

/** Where to continue: fields to change, otherwise the first incomplete step, at most the agreements. */
export function startingStep({ state, fieldsToChange, missing }: Pick<Registration, 'state' | 'fieldsToChange' | 'missing'>): FormStep {
  const wanted = fieldsAt(state === 'rejected' && fieldsToChange.length > 0 ? fieldsToChange : missing);
  return (
    FORM_STEPS.find((step) => STEP_FIELDS[step].some((field) => wanted.has(field))) ?? (state === 'rejected' ? 'enterprise' : 'documents')
  );
}

/** The next step of a returned registration: only those with fields to change or missing. All steps if the reviewer named no field. */
export function stepAfterReturn(
  next: FormStep | 'submit',
  fieldsToChange: Registration['fieldsToChange'],
  { missing, changedFields, consents }: Pick<Registration, 'missing' | 'changedFields' | 'consents'>,
  ticked: readonly DocumentConsent[],
): FormStep | 'submit' {
  if (next === 'submit' || fieldsToChange.length === 0) return next;
  const wanted = fieldsAt([...missing, ...fieldsToChange.filter((field) => !changedFields.includes(field))]);
  const given = [...consents, ...ticked];
  const isDue = (step: FormStep) =>
    STEP_FIELDS[step].some((field) => wanted.has(field)) ||
    (step === 'documents' && !ENTERPRISE_DOCUMENTS.every((id) => given.some((consent) => consent.id === id)));
  return FORM_STEPS.slice(FORM_STEPS.indexOf(next)).find(isDue) ?? 'submit';
}
