import type { DocumentConsent } from '@lianxin/api/contract';
import { fieldsAt, FORM_STEPS, STEP_FIELDS, type FormStep } from './field-names.ts';
import * as z from 'zod/mini';
import {
  bankAccountSchema,
  enterpriseSchema,
  ENTERPRISE_DOCUMENTS,
  type Registration,
  type RegistrationValues,
} from './registration-values.ts';

/** Whether a step would refuse what was typed into it and left; a draft keeps it. */
const isRefused = (step: FormStep, values: RegistrationValues): boolean =>
  step !== 'documents' && !z.safeParse(step === 'enterprise' ? enterpriseSchema(values) : bankAccountSchema(values), values).success;

/** Where to continue: fields to change, otherwise the first step that is incomplete or wrong, at most the agreements. */
export function startingStep(
  { state, fieldsToChange, missing }: Pick<Registration, 'state' | 'fieldsToChange' | 'missing'>,
  values: RegistrationValues,
): FormStep {
  const isReturned = state === 'rejected' && fieldsToChange.length > 0;
  const wanted = fieldsAt(isReturned ? fieldsToChange : missing);
  return (
    FORM_STEPS.find((step) => STEP_FIELDS[step].some((field) => wanted.has(field)) || (!isReturned && isRefused(step, values))) ??
    (state === 'rejected' ? 'enterprise' : 'documents')
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
