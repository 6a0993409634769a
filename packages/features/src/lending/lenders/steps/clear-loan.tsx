import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Owed, PaymentStep } from '../../funding/index.ts';
import type { LendingStepProps } from './step-props.ts';

/** The lender deducts the amount owed from the payment that it has received, which repays the loan. */
export function ClearLoan({ pledge: { id, version, applicationNumber, owed }, ...end }: LendingStepProps) {
  const { t } = useLingui();
  const call = useAction(contract.pledge.ghClear, { quiet: true });
  return (
    <PaymentStep
      {...end}
      lead={
        <>
          <p className="text-sm text-ink-muted">
            <Trans>以贵司收到的款项结清全部本息。结清后贷款终止，可以申请解质。</Trans>
          </p>
          {owed && <Owed owed={owed} />}
        </>
      }
      call={call}
      send={(payment) => call.run({ id, version, ...payment })}
      done={t`${applicationNumber} 已结清`}
      submitLabel={<Trans>结清贷款</Trans>}
    />
  );
}
