import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { CheckField, mobile, MobileField, requiredText, messageRef, TextField, useZodForm } from '@lianxin/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { useChannels } from '../../../platform/channels/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { StepForm } from '../../funding/index.ts';
import type { FinancingStepProps } from './step-props.ts';

/**
 * The further step that some lenders require: a declaration for the factoring bank, the holder's customer number for the Bank of
 * Communications.
 */
export function FurtherStep(props: FinancingStepProps) {
  const lender = useChannels().byCode(props.financing.channel);
  return lender?.alias === 'bcm' ? <CustomerNumber {...props} /> : <Declaration {...props} />;
}

const declaration = z.object({
  declaresAssignable: z.boolean().check(z.refine((declared) => declared, messageRef('agreementRequired'))),
  contactName: requiredText(50),
  contactMobile: mobile,
});

function Declaration({ financing: { id, version, applicationNumber, lenderName }, ...end }: FinancingStepProps) {
  const { t } = useLingui();
  const call = useAction(contract.financing.executeAbc, { quiet: true });
  const form = useZodForm(declaration, {
    defaultValues: { declaresAssignable: false, contactName: useSignedInViewer().displayName, contactMobile: '' },
  });
  // The full number is the person's own, and its display is recorded.
  const { data: own } = useEndpoint(contract.account.revealOwn, {}, { quiet: true });
  const { getFieldState, setValue } = form;
  useEffect(() => {
    if (own && !getFieldState('contactMobile').isDirty) setValue('contactMobile', own.mobile);
  }, [own, getFieldState, setValue]);
  return (
    <StepForm
      {...end}
      form={form}
      label={t`保理声明`}
      lead={
        <Lead>
          <Trans>{lenderName}办理保理前，须由本企业声明债权可以转让，并指定联系人。提交后由其受理。</Trans>
        </Lead>
      }
      call={call}
      send={(values) => call.run({ id, version, ...values })}
      done={t`${applicationNumber} 的保理声明已提交${lenderName}`}
      submitLabel={<Trans>提交资金方</Trans>}
    >
      <CheckField
        name="declaresAssignable"
        label={t`债权声明`}
        required
        text={<Trans>本企业声明：所列债权真实、合法，可以转让，没有约定或法定的转让限制</Trans>}
      />
      <TextField name="contactName" label={t`联系人`} required />
      <MobileField name="contactMobile" label={t`联系人手机`} required />
    </StepForm>
  );
}

const CUSTOMER_NUMBER = /^\d{10,20}$/;
const customer = z.object({ customerNumber: requiredText(20).check(z.regex(CUSTOMER_NUMBER, messageRef('invalid'))) });

function CustomerNumber({ financing: { id, version, applicationNumber, lenderName }, ...end }: FinancingStepProps) {
  const { t } = useLingui();
  const call = useAction(contract.financing.executeBcm, { quiet: true });
  const form = useZodForm(customer, { defaultValues: { customerNumber: '' } });
  return (
    <StepForm
      {...end}
      form={form}
      label={t`客户号`}
      lead={
        <Lead>
          <Trans>{lenderName}按本企业在该行的客户号受理。客户号见开户回执或企业网银首页。</Trans>
        </Lead>
      }
      call={call}
      send={(values) => call.run({ id, version, ...values })}
      done={t`${applicationNumber} 的客户号已提交${lenderName}`}
      submitLabel={<Trans>提交资金方</Trans>}
    >
      <TextField
        name="customerNumber"
        label={t`客户号`}
        required
        hint={t`10 至 20 位数字`}
        input={{ inputMode: 'numeric', maxLength: 20 }}
      />
    </StepForm>
  );
}

const Lead = ({ children }: { readonly children: ReactNode }) => <p className="text-sm text-ink-muted">{children}</p>;
