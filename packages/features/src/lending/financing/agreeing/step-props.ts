import type { FinancingDetail } from '@lianxin/api/contract';
import type { StepEnd } from '../../funding/index.ts';

/** What every step is given: the financing as it stands, and what follows. */
export interface FinancingStepProps extends StepEnd {
  readonly financing: FinancingDetail;
}
