import { REFUSALS, type RefusalKey, type RefusalLocale } from './refusals.ts';

/** Figures and names that a refusal's sentence speaks of. */
export type RefusalDetails = Readonly<Record<string, string | number>>;

/** The business says no. Carries the key of the closed table and the figures its sentence needs; never a defect. */
export class Refusal extends Error {
  readonly key: RefusalKey;
  readonly details: RefusalDetails;

  constructor(key: RefusalKey, details: RefusalDetails = {}) {
    super(key);
    this.name = 'Refusal';
    this.key = key;
    this.details = details;
  }
}

/** The sentence of a refusal with its figures filled in; a figure that is missing leaves a dash. */
export function refusalMessage(key: RefusalKey, locale: RefusalLocale, details: RefusalDetails = {}): string {
  return REFUSALS[key][locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? '—'));
}
