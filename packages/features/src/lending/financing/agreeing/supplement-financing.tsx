import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { Supplement } from '../../funding/index.ts';
import type { StepProps } from './step-props.ts';

/** Answers what the lender asked to know more of, with papers. */
export function SupplementFinancing({ financing, ...end }: StepProps) {
  const { t } = useLingui();
  const { id, version, applicationNumber, questions, lenderName } = financing;
  const call = useAction(contract.financing.supplement, { quiet: true });
  return (
    <Supplement
      {...end}
      label={t`融资补件`}
      asked={{ title: t`资金方要求补充`, questions }}
      reader={lenderName}
      call={call}
      send={(answer) => call.run({ id, version, ...answer })}
      done={t`${applicationNumber} 的补件已提交，等待${lenderName}审批`}
    />
  );
}
