import { Button } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StepActs } from './step-acts.tsx';

export interface NextActsProps {
  /** The way back to the step before; none on the first. */
  readonly back: ReactNode;
  /** The step is being judged. */
  readonly busy: boolean;
}

/** The acts of a step in the middle of the form: back, and on to the next. */
export const NextActs = ({ back, busy }: NextActsProps) => (
  <StepActs>
    {back}
    <Button type="submit" intent="primary" size="lg" busy={busy}>
      <Trans>下一步</Trans>
    </Button>
  </StepActs>
);
