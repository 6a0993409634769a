import type { ReactNode } from 'react';
import type { FieldName } from './field-names.ts';
import type { RegistrationValues } from './registration-values.ts';
import type { FieldProblem } from './use-step-form.ts';

export interface StepProps {
  readonly values: RegistrationValues;
  /** The server's refusals in this step. */
  readonly problems: readonly FieldProblem[];
  readonly toChange: ReadonlySet<FieldName>;
  /** Fields changed since the last submission. */
  readonly changed: ReadonlySet<FieldName>;
  readonly onChange: (typed: Partial<RegistrationValues>) => void;
  /** Called when the step is complete. */
  readonly onNext: () => Promise<void> | void;
  readonly back?: ReactNode;
}
