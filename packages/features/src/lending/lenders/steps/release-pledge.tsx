import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { asTyped, requestForm, TextField, useZodForm } from '@lianxin/forms';
import { Banner, Descriptions } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StepForm } from '../../funding/index.ts';
import type { LendingStepProps } from './step-props.ts';

const { shape } = contract.pledge.release.request;
const releaseForm = requestForm({ cancellationNumber: asTyped(shape.cancellationNumber, '') });

/** Records that the registration was cancelled, which releases the pledged vouchers. */
export function ReleasePledge({ pledge, ...end }: LendingStepProps) {
  const { t } = useLingui();
  const { id, version, applicationNumber, holder, registration, feeUnpaid } = pledge;
  const fee = feeUnpaid === null ? undefined : formatMoney(feeUnpaid);
  const call = useAction(contract.pledge.release, { quiet: true });
  const form = useZodForm(releaseForm.schema, { defaultValues: releaseForm.blank });
  const name = holder.name;
  return (
    <StepForm
      {...end}
      form={form}
      lead={
        <>
          <p className="text-sm text-ink-muted">
            <Trans>先在登记系统注销登记，再填写注销证明编号。解质后凭证恢复为{name}的正常持有。</Trans>
          </p>
          {fee !== undefined && (
            <Banner tone="caution" title={t`担保费 ${fee} 元尚未缴纳`}>
              <Trans>解质不免除担保费：{name}解质后仍须缴纳，待办保留到缴清为止。</Trans>
            </Banner>
          )}
          <Descriptions items={[{ label: t`登记证明编号`, value: registration?.certificateNumber ?? '—' }]} />
        </>
      }
      call={call}
      send={(entered) => call.run({ id, version, ...entered })}
      done={t`${applicationNumber} 已解质`}
      submitLabel={<Trans>解质</Trans>}
    >
      <TextField name="cancellationNumber" label={t`注销证明编号`} required input={{ maxLength: 64 }} />
    </StepForm>
  );
}
