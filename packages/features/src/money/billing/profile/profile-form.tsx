import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { FEE_INVOICE_KINDS, missingForSpecial, shanghaiMinute } from '@lianxin/domain';
import {
  asTyped,
  choice,
  CodeField,
  email,
  Form,
  messageRef,
  RadioField,
  requestForm,
  showFieldProblems,
  TextField,
  useZodForm,
} from '@lianxin/forms';
import { Banner, Descriptions, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, useNotices, useSentence } from '../../../platform/notices/index.ts';
import { INVOICE_KIND_WORDS, type Profile } from '../billing-terms.ts';

const { shape } = contract.billing.saveInvoiceProfile.request;

const profileForm = requestForm(
  {
    kind: choice(shape.kind),
    address: asTyped(shape.address, ''),
    phone: asTyped(shape.phone, ''),
    bankName: asTyped(shape.bankName, ''),
    accountNumber: asTyped(shape.accountNumber, ''),
    email: asTyped(email, ''),
  },
  ({ kind, address = '', phone = '', bankName = '', accountNumber = '' }) =>
    Object.fromEntries(
      (kind === undefined ? [] : missingForSpecial({ kind, address, phone, bankName, accountNumber })).map((field) => [
        field,
        messageRef('required'),
      ]),
    ),
);

export interface ProfileFormProps {
  readonly profile: Profile;
  readonly onSaved: () => void;
}

/** Name and tax number come from the registration. A special invoice also needs address and bank account. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const sentence = useSentence();
  const { run, busy } = useAction(contract.billing.saveInvoiceProfile, { quiet: true });
  const [refusal, setRefusal] = useState<string>();
  const { kind, address, phone, bankName, accountNumber, version, changedBy, changedAt } = profile;
  const form = useZodForm(profileForm.schema, {
    defaultValues: { kind, address, phone, bankName, accountNumber, email: profile.email },
  });
  return (
    <Form
      form={form}
      className="flex max-w-160 flex-col gap-4"
      onSubmit={async (entered) => {
        setRefusal(undefined);
        const result = await run({ ...entered, version });
        if (result.ok) {
          show({ tone: 'positive', text: t`开票信息已保存`, durationMs: DURATION_MS.success });
          onSaved();
        } else if (!showFieldProblems(form, result.error.fields ?? [])) setRefusal(sentence(result.error));
      }}
    >
      {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
      {!profile.saved && (
        <Banner tone="caution">
          <Trans>还没有填写开票信息，保存后才能申请开票。</Trans>
        </Banner>
      )}
      <Descriptions
        items={[
          { label: t`抬头`, value: profile.title },
          { label: t`税号`, value: profile.taxNumber },
        ]}
      />
      <p className="text-sm text-ink-muted">
        <Trans>抬头和税号取自企业登记信息，税号即统一社会信用代码。</Trans>
      </p>
      <RadioField
        name="kind"
        label={t`发票种类`}
        required
        radio={{ options: FEE_INVOICE_KINDS.map((value) => ({ value, label: i18n._(INVOICE_KIND_WORDS[value]) })) }}
      />
      <TextField name="address" label={t`地址`} hint={t`数电专票必填`} input={{ maxLength: 100, autoComplete: 'street-address' }} />
      <TextField name="phone" label={t`电话`} hint={t`数电专票必填`} input={{ maxLength: 30, inputMode: 'tel' }} />
      <TextField name="bankName" label={t`开户行`} hint={t`数电专票必填`} input={{ maxLength: 60 }} />
      <CodeField name="accountNumber" label={t`账号`} hint={t`数电专票必填`} input={{ maxLength: 34, inputMode: 'numeric' }} />
      <TextField name="email" label={t`邮箱`} required input={{ maxLength: 100, inputMode: 'email', autoComplete: 'email' }} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-ink-muted">
          {changedBy !== null && changedAt !== null && t`${changedBy} 于 ${{ at: shanghaiMinute(changedAt) }} 保存`}
        </span>
        <NetworkButton type="submit" intent="primary" busy={busy}>
          <Trans>保存</Trans>
        </NetworkButton>
      </div>
    </Form>
  );
}
