import { Refusal } from '@lianxin/domain';

/** A sentence in each language; the answer carries that of its request. */
export interface Sentence {
  readonly zh: string;
  readonly en: string;
}

/** A field that was refused: its path in our English names ("invoices.0.amount") and why. */
export interface RefusedField {
  readonly path: string;
  readonly message: Sentence;
}

/** A validation refusal that names its fields; the wire carries them as `data: {fields}`. */
export class FieldRefusal extends Refusal {
  readonly fields: readonly RefusedField[];

  /** `details` are for whoever reads the refusal by its name. */
  constructor(fields: readonly RefusedField[], details: Refusal['details'] = {}) {
    super('VALIDATION', details);
    this.fields = fields;
  }
}

/** The refusal of one field. */
export const refusedField = (path: string, message: Sentence): FieldRefusal => new FieldRefusal([{ path, message }]);

/** The refusal of an act on a version that is no longer the newest: who changed the object, when (ISO 8601), and its version now. */
export const staleVersion = (changedBy: string, changedAt: Date, version: number): Refusal =>
  new Refusal('STALE_VERSION', { actor: changedBy, at: changedAt.toISOString(), version });
