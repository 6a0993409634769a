import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { asTyped, Form, PasswordField, requestForm, showFieldProblems, TextField, useZodForm } from '@lianxin/forms';
import { Button, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureBanner } from '../../../platform/notices/index.ts';

const { shape } = contract.signature.bindCloudCertificate.request;
const fields = requestForm({ serial: asTyped(shape.serial, ''), pin: asTyped(shape.pin, '') });

/** Binds a certificate of the certificate service: its PIN proves ownership by signing a text of the platform. */
export function BindCloud({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const { run, busy, error } = useAction(contract.signature.bindCloudCertificate, { quiet: true });
  const form = useZodForm(fields.schema, { defaultValues: fields.blank });
  return (
    <Form
      form={form}
      aria-label={t`绑定云证书`}
      className="flex flex-col gap-3"
      onSubmit={async (typed) => {
        const result = await run(typed);
        form.resetField('pin');
        if (result.ok) onDone();
        else showFieldProblems(form, result.error.fields ?? []);
      }}
    >
      <FailureBanner error={error} title={t`没有绑定`} />
      <div className="grid grid-cols-2 items-start gap-3 max-tablet:grid-cols-1">
        <TextField
          name="serial"
          label={t`云证书序列号`}
          required
          input={{ maxLength: 64, autoComplete: 'off', className: 'tabular-nums' }}
        />
        <PasswordField
          name="pin"
          label={t`云证书 PIN 码`}
          required
          hint={t`由证书服务核对，平台不保存`}
          input={{ maxLength: 32, autoComplete: 'off' }}
        />
      </div>
      <div className="flex gap-2">
        <NetworkButton type="submit" intent="primary" busy={busy}>
          <Trans>绑定到本人</Trans>
        </NetworkButton>
        <Button onClick={onDone} disabled={busy}>
          <Trans>取消</Trans>
        </Button>
      </div>
    </Form>
  );
}
