import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { asTyped, Form, requestForm, showFieldProblems, TextField, useZodForm } from '@lianxin/forms';
import { Button, Descriptions, DialogBody, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureBanner } from '../../../platform/notices/index.ts';
import { SigningDialog, useSigning } from '../../../foundation/signing/index.ts';
import type { LendingStepProps } from './step-props.ts';

const { shape } = contract.pledge.sign.request;
const guaranteeForm = requestForm({ contractNumber: asTyped(shape.contractNumber, '') });

/** The guarantor's reviewer enters the number of the guarantee contract and signs it. */
export function SignGuarantee({ pledge, onClose, onDone }: LendingStepProps) {
  const { t } = useLingui();
  const { id, version, applicationNumber, holder, lenderName, guarantee, amount: lent } = pledge;
  const { run, error } = useAction(contract.pledge.sign, { quiet: true });
  const { sign, dialog } = useSigning();
  const form = useZodForm(guaranteeForm.schema, { defaultValues: guaranteeForm.blank });
  const amount = formatMoney(guarantee?.amount ?? lent);
  const name = holder.name;

  async function submit(entered: { readonly contractNumber: string }): Promise<void> {
    const result = await sign(
      {
        request: { act: 'pledgeGuarantee', subjectId: id, version, guaranteeNumber: entered.contractNumber },
        verb: t`签署`,
        consequence: t`签署后，本企业为${name}的 ${amount} 元贷款承担担保责任，申请提交${lenderName}审批。`,
      },
      (signature) => run({ id, version, ...entered, signature }),
    );
    if (result?.ok) onDone(t`${applicationNumber} 的担保文件已签署`);
    else showFieldProblems(form, result?.error.fields ?? []);
  }

  return (
    <>
      <Form form={form} onSubmit={submit} aria-label={t`担保签约`} className="flex min-h-0 flex-1 flex-col">
        <DialogBody className="flex flex-col gap-4">
          <FailureBanner error={error} />
          <Descriptions
            columns={2}
            items={[
              { label: t`融资企业`, value: name },
              { label: t`贷款方`, value: lenderName },
              { label: t`担保金额（元）`, value: amount },
              { label: t`担保费（元）`, value: guarantee ? formatMoney(guarantee.fee) : '—' },
              { label: t`缴费日`, value: guarantee?.feePaidOn ?? t`待缴纳` },
            ]}
          />
          <TextField name="contractNumber" label={t`担保合同编号`} required input={{ maxLength: 50 }} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <NetworkButton type="submit" intent="primary">
            <Trans>核对并签名</Trans>
          </NetworkButton>
        </DialogFooter>
      </Form>
      <SigningDialog {...dialog} />
    </>
  );
}
