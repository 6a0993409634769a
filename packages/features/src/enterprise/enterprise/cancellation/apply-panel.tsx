import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { CheckField, Form, reason, messageRef, TextareaField, useZodForm } from '@lianxin/forms';
import { Banner, NetworkButton, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { DURATION_MS, FailureBanner, useNotices } from '../../../platform/notices/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { SigningDialog, useSigning } from '../../../foundation/signing/index.ts';

const schema = z.object({
  reason,
  understood: z.boolean().check(z.refine((ticked) => ticked, messageRef('agreementRequired'))),
});

export interface ApplyPanelProps {
  /** Something open prevents it. */
  readonly blocked: boolean;
  readonly onApplied: () => void;
}

/** The request: reason, confirmation of the consequences, signature. */
export function ApplyPanel({ blocked, onApplied }: ApplyPanelProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { enterpriseNo } = useSignedInViewer();
  const signing = useSigning();
  const { run, busy, error } = useAction(contract.enterprise.cancel, { quiet: true });
  const form = useZodForm(schema, { defaultValues: { reason: '', understood: false } });

  async function submit({ reason: why }: z.output<typeof schema>): Promise<void> {
    const result = await signing.sign(
      {
        request: { act: 'cancellationApply', subjectId: enterpriseNo ?? '', version: 0 },
        verb: t`申请注销`,
        consequence: t`提交后由平台两人审核；审核通过前可以撤回，通过后不能恢复。`,
      },
      (signature) => run({ reason: why, signature }),
    );
    if (result?.ok !== true) return;
    show({ tone: 'positive', text: t`注销申请已提交`, durationMs: DURATION_MS.success });
    onApplied();
  }

  return (
    <Panel title={<Trans>申请注销</Trans>}>
      {blocked ? (
        <Banner tone="info">
          <Trans>上方条件全部满足后才能申请。</Trans>
        </Banner>
      ) : (
        <Form form={form} onSubmit={submit} aria-label={t`申请注销`} className="flex max-w-160 flex-col gap-4">
          {error && <FailureBanner error={error} />}
          <TextareaField
            name="reason"
            label={t`注销原因`}
            required
            hint={t`平台审核时可以看到，最多 100 字`}
            textarea={{ maxLength: 100, rows: 3 }}
          />
          <CheckField name="understood" label={t`确认`} hideLabel text={t`已了解注销的后果和依法保留的数据`} />
          <NetworkButton type="submit" intent="danger" busy={busy} className="self-start">
            <Trans>签名并申请注销</Trans>
          </NetworkButton>
        </Form>
      )}
      <SigningDialog {...signing.dialog} />
    </Panel>
  );
}
