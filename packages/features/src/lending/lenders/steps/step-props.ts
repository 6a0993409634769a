import type { PledgeDetail } from '@lianxin/api/contract';
import type { StepEnd } from '../../funding/index.ts';

export interface LendingStepProps extends StepEnd {
  readonly pledge: PledgeDetail;
}
