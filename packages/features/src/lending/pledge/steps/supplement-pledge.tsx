import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { Supplement } from '../../funding/index.ts';
import type { StepProps } from './step-props.ts';

/** Answers what the guarantor or the lender asked to know more of, with papers. */
export function SupplementPledge({ pledge, ...end }: StepProps) {
  const { t } = useLingui();
  const { id, version, applicationNumber, state, questions, lenderName, guarantor } = pledge;
  const call = useAction(contract.pledge.supplement, { quiet: true });
  const ofGuarantor = state === 'guarantorSupplementing' && guarantor !== null;
  const reader = ofGuarantor ? guarantor.name : lenderName;
  return (
    <Supplement
      {...end}
      label={t`质押补件`}
      asked={{ title: ofGuarantor ? t`担保方要求补充` : t`资金方要求补充`, questions }}
      reader={reader}
      call={call}
      send={(answer) => call.run({ id, version, ...answer })}
      done={t`${applicationNumber} 的补件已提交，等待${reader}审批`}
    />
  );
}
