import type { PledgeDetail } from '@lianxin/api/contract';
import type { StepEnd } from '../../funding/index.ts';

/** What every step is given: the pledge as it stands, and what follows. */
export interface PledgeStepProps extends StepEnd {
  readonly pledge: PledgeDetail;
}
