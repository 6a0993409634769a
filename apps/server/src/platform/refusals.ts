import { Refusal } from '@lianxin/domain';

/** A sentence in each language; the answer contains the one in the request's language. */
export interface Sentence {
  readonly zh: string;
  readonly en: string;
}

/** A refused field: its path in English names, such as "invoices.0.amount", and the reason. */
export interface RefusedField {
  readonly path: string;
  readonly message: Sentence;
}

/** A validation refusal with its fields, sent as `data: {fields}`. */
export class FieldRefusal extends Refusal {
  readonly fields: readonly RefusedField[];

  /** `details` are available to callers that handle the refusal by its code. */
  constructor(fields: readonly RefusedField[], details: Refusal['details'] = {}) {
    super('VALIDATION', details);
    this.fields = fields;
  }
}

export const refusedField = (path: string, message: Sentence): FieldRefusal => new FieldRefusal([{ path, message }]);

/** The refusal of an act on an outdated version, with who changed the object, when (ISO 8601), and its current version. */
export const staleVersion = (changedBy: string, changedAt: Date, version: number): Refusal =>
  new Refusal('STALE_VERSION', { actor: changedBy, at: changedAt.toISOString(), version });
