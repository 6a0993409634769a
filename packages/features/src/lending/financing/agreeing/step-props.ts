import type { FinancingDetail } from '@lianxin/api/contract';
import type { StepEnd } from '../../funding/index.ts';

export interface FinancingStepProps extends StepEnd {
  readonly financing: FinancingDetail;
}
