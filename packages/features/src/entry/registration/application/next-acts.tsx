import { Button } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StepButtons } from './step-acts.tsx';

export interface NextActsProps {
  /** Back to the previous step; undefined on the first. */
  readonly back: ReactNode;
  /** The step is being checked. */
  readonly busy: boolean;
}

export const NextActs = ({ back, busy }: NextActsProps) => (
  <StepButtons>
    {back}
    <Button type="submit" intent="primary" size="lg" busy={busy}>
      <Trans>下一步</Trans>
    </Button>
  </StepButtons>
);
