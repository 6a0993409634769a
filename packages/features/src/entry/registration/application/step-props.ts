import type { ReactNode } from 'react';
import type { FieldName } from './field-names.ts';
import type { RegistrationValues } from './registration-values.ts';
import type { FieldProblem } from './use-step-form.ts';

/** What every step of the form is given. */
export interface StepProps {
  readonly values: RegistrationValues;
  /** What the server refused in this step, by the names of the fields. */
  readonly problems: readonly FieldProblem[];
  /** Fields that the reviewer asks to change. */
  readonly toChange: ReadonlySet<FieldName>;
  /** Fields that differ from what was handed in before. */
  readonly changed: ReadonlySet<FieldName>;
  readonly onChange: (typed: Partial<RegistrationValues>) => void;
  /** The step is complete. */
  readonly onNext: () => Promise<void> | void;
  /** The way back, where there is one. */
  readonly back?: ReactNode;
}
