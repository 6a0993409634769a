import { contract, RepaymentId } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { asTyped, choice, RadioField, reason, requestForm, TextareaField, useZodForm } from '@lianxin/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { Owed, StepForm } from '../../funding/index.ts';
import type { LendingStepProps } from './step-props.ts';

const found = requestForm({ repaymentId: choice(RepaymentId) });
const notFound = requestForm({ repaymentId: choice(RepaymentId), reason: asTyped(reason, '') });

/** The repayments that the lender has not confirmed yet, with their descriptions. */
function useToConfirm({ repayments }: LendingStepProps['pledge']) {
  const { t } = useLingui();
  const open = repayments.filter(({ state }) => state === 'awaitingConfirmation');
  return {
    first: open[0]?.id ?? '',
    radio: {
      options: open.map(({ id, amount, paidOn, receiptNumber }) => ({
        value: id,
        label: `¥ ${formatMoney(amount)}`,
        hint: t`${paidOn} 付款，回单 ${receiptNumber}`,
      })),
    },
  };
}

/** The lender's reviewer confirms that a repayment has arrived. */
export function ConfirmRepayment({ pledge, ...end }: LendingStepProps) {
  const { t } = useLingui();
  const { id, version, applicationNumber, owed } = pledge;
  const call = useAction(contract.pledge.confirmRepayment, { quiet: true });
  const { first, radio } = useToConfirm(pledge);
  const form = useZodForm(found.schema, { defaultValues: { repaymentId: first } });
  return (
    <StepForm
      {...end}
      form={form}
      lead={
        <>
          <p className="text-sm text-ink-muted">
            <Trans>核对银行到账后确认。还款依次抵扣逾期利息、利息和本金，全部还清后贷款结清。</Trans>
          </p>
          {owed && <Owed owed={owed} />}
        </>
      }
      call={call}
      send={(entered) => call.run({ id, version, decision: 'confirm', ...entered })}
      done={t`${applicationNumber} 的还款已确认到账`}
      submitLabel={<Trans>确认到账</Trans>}
    >
      <RadioField name="repaymentId" label={t`待确认的还款`} required radio={radio} />
    </StepForm>
  );
}

/** The lender's reviewer denies that a repayment has arrived. */
export function DenyRepayment({ pledge, ...end }: LendingStepProps) {
  const { t } = useLingui();
  const { id, version, applicationNumber } = pledge;
  const call = useAction(contract.pledge.confirmRepayment, { quiet: true });
  const { first, radio } = useToConfirm(pledge);
  const form = useZodForm(notFound.schema, { defaultValues: { repaymentId: first, reason: '' } });
  const reader = pledge.holder.name;
  return (
    <StepForm
      {...end}
      form={form}
      call={call}
      send={(entered) => call.run({ id, version, decision: 'deny', ...entered })}
      done={t`${applicationNumber} 的还款已登记为未到账`}
      submitLabel={<Trans>登记未到账</Trans>}
    >
      <RadioField name="repaymentId" label={t`待确认的还款`} required radio={radio} />
      <TextareaField
        name="reason"
        label={t`原因`}
        required
        hint={t`${reader}可以看到，不超过 100 个字`}
        textarea={{ maxLength: 100, rows: 3 }}
      />
    </StepForm>
  );
}
