import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { email, Form, mobile, MobileField, requiredText, showFieldProblems, TextField, useInitialValue, useZodForm } from '@lianxin/forms';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { DURATION_MS, FailureBanner, useNotices } from '../../../platform/notices/index.ts';
import type { Information } from './information-terms.ts';

const schema = z.object({
  name: requiredText(50),
  mobile,
  mail: z.union([z.string().check(z.trim(), z.maxLength(0)), email]),
  address: z.string().check(z.trim(), z.maxLength(200)),
});

export interface ContactDialogProps {
  readonly contact: Information['contact'];
  /** Unmasked number and mailbox. */
  readonly whole: { readonly mobile: string; readonly mail: string };
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Changes the platform's contact, effective at once. */
export function ContactDialog({ contact: shown, whole, onClose, onSaved }: ContactDialogProps) {
  const contact = useInitialValue(shown);
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy, error } = useAction(contract.enterprise.updateOther, { quiet: true });
  const form = useZodForm(schema, { defaultValues: { name: contact.name, address: contact.address, ...whole } });

  async function submit(values: z.output<typeof schema>): Promise<void> {
    const result = await run({ version: contact.version, ...values });
    if (!result.ok) {
      showFieldProblems(form, result.error.fields ?? []);
      return;
    }
    show({ tone: 'positive', text: t`联系信息已保存`, durationMs: DURATION_MS.success });
    onSaved();
  }

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="sm" title={t`修改联系信息`} keepOpen>
        <Form form={form} onSubmit={submit} aria-label={t`修改联系信息`} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="flex flex-col gap-4">
            {error && error.fields === undefined && <FailureBanner error={error} />}
            <p className="text-sm text-ink-muted">
              <Trans>平台通过这里的方式联系企业，保存后立即生效。</Trans>
            </p>
            <TextField name="name" label={t`联系人`} required input={{ maxLength: 50, autoComplete: 'name' }} />
            <MobileField name="mobile" label={t`手机号`} required />
            <TextField name="mail" label={t`邮箱`} input={{ maxLength: 100, autoComplete: 'email', type: 'email' }} />
            <TextField name="address" label={t`通讯地址`} input={{ maxLength: 200, autoComplete: 'street-address' }} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="primary" busy={busy}>
              <Trans>保存</Trans>
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
