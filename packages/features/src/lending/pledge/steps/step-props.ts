import type { PledgeDetail } from '@lianxin/api/contract';
import type { StepEnd } from '../../funding/index.ts';

export interface PledgeStepProps extends StepEnd {
  readonly pledge: PledgeDetail;
}
