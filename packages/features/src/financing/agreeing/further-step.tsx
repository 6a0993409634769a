import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { CheckField, Form, mobile, MobileField, requiredText, says, showFieldProblems, TextField, useZodForm } from '@lianxin/forms';
import { Button, DialogBody, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useChannels } from '../../channels/index.ts';
import { FailureBanner } from '../../notices/index.ts';
import type { StepProps } from './agreeing-dialog.tsx';

/** What a lender asks for besides the application: the factoring bank a declaration, the Bank of Communications its number of the holder. */
export function FurtherStep(props: StepProps) {
  const lender = useChannels().byCode(props.financing.channel);
  return lender?.alias === 'bcm' ? <CustomerNumber {...props} /> : <Declaration {...props} />;
}

const declaration = z.object({
  declaresAssignable: z.boolean().check(z.refine((declared) => declared, says('agreementRequired'))),
  contactName: requiredText(50),
  contactMobile: mobile,
});

function Declaration({ financing: { id, version, applicationNumber, lenderName }, onClose, onDone }: StepProps) {
  const { t } = useLingui();
  const { run, busy, error } = useAction(contract.financing.executeAbc, { quiet: true });
  const form = useZodForm(declaration, { defaultValues: { declaresAssignable: false, contactName: '', contactMobile: '' } });

  async function submit(values: z.output<typeof declaration>): Promise<void> {
    const result = await run({ id, version, ...values });
    if (result.ok) onDone(t`${applicationNumber} 的保理声明已提交${lenderName}`);
    else showFieldProblems(form, result.error.fields ?? []);
  }

  return (
    <Form form={form} onSubmit={submit} aria-label={t`保理声明`} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="flex flex-col gap-4">
        <p className="text-sm text-ink-muted">
          <Trans>{lenderName}办理保理前，须由本企业声明债权可以转让，并指定联系人。提交后由其受理。</Trans>
        </p>
        <FailureBanner error={error} />
        <CheckField
          name="declaresAssignable"
          label={t`债权声明`}
          required
          words={<Trans>本企业声明：所列债权真实、合法，可以转让，没有约定或法定的转让限制</Trans>}
        />
        <TextField name="contactName" label={t`联系人`} required />
        <MobileField name="contactMobile" label={t`联系人手机`} required />
      </DialogBody>
      <StepFooter busy={busy} onClose={onClose} />
    </Form>
  );
}

const CUSTOMER_NUMBER = /^\d{10,20}$/;
const customer = z.object({ customerNumber: requiredText(20).check(z.regex(CUSTOMER_NUMBER, says('invalid'))) });

function CustomerNumber({ financing: { id, version, applicationNumber, lenderName }, onClose, onDone }: StepProps) {
  const { t } = useLingui();
  const { run, busy, error } = useAction(contract.financing.executeBcm, { quiet: true });
  const form = useZodForm(customer, { defaultValues: { customerNumber: '' } });

  async function submit(values: z.output<typeof customer>): Promise<void> {
    const result = await run({ id, version, ...values });
    if (result.ok) onDone(t`${applicationNumber} 的客户号已提交${lenderName}`);
    else showFieldProblems(form, result.error.fields ?? []);
  }

  return (
    <Form form={form} onSubmit={submit} aria-label={t`客户号`} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="flex flex-col gap-4">
        <p className="text-sm text-ink-muted">
          <Trans>{lenderName}按本企业在该行的客户号受理。客户号见开户回执或企业网银首页。</Trans>
        </p>
        <FailureBanner error={error} />
        <TextField
          name="customerNumber"
          label={t`客户号`}
          required
          hint={t`10 至 20 位数字`}
          input={{ inputMode: 'numeric', maxLength: 20 }}
        />
      </DialogBody>
      <StepFooter busy={busy} onClose={onClose} />
    </Form>
  );
}

const StepFooter = ({ busy, onClose }: { readonly busy: boolean; readonly onClose: () => void }) => (
  <DialogFooter>
    <Button onClick={onClose}>
      <Trans>取消</Trans>
    </Button>
    <NetworkButton type="submit" intent="primary" busy={busy}>
      <Trans>提交资金方</Trans>
    </NetworkButton>
  </DialogFooter>
);
