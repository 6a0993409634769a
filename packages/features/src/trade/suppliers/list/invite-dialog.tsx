import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { INVITATION_DAYS } from '@lianxin/domain';
import { Form, optionalText, RadioField, showFieldProblems, TextField, useZodForm } from '@lianxin/forms';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSentence } from '../../../platform/notices/index.ts';
import { InvitationLink } from './invitation-link.tsx';
import type { Invitation } from './supplier-terms.ts';

const schema = z.object({ note: optionalText(100), days: z.string() });
const USUAL_DAYS = '7';

export interface InviteDialogProps {
  /** An existing invitation to show again; undefined for a new one. */
  readonly shown?: Invitation | undefined;
  readonly onClose: () => void;
}

/** Invites an enterprise that is not on the platform, by a link that is valid for some days and one enterprise. */
export function InviteDialog({ shown, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const sentence = useSentence();
  const { run, busy } = useAction(contract.supplier.invite, { quiet: true });
  const [made, setMade] = useState<Invitation | undefined>(shown);
  const [problem, setProblem] = useState<string>();
  const form = useZodForm(schema, { defaultValues: { note: '', days: USUAL_DAYS } });

  async function submit({ note = '', days }: z.output<typeof schema>): Promise<void> {
    setProblem(undefined);
    const result = await run({ note, days: Number(days) });
    if (result.ok) setMade(result.data);
    else if (!showFieldProblems(form, result.error.fields ?? [])) setProblem(sentence(result.error));
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="md" title={t`邀请供应商`} keepOpen={made === undefined}>
        {made === undefined ? (
          <Form form={form} onSubmit={submit} aria-label={t`邀请供应商`} className="flex min-h-0 flex-1 flex-col">
            <DialogBody className="flex flex-col gap-4">
              {problem !== undefined && <Banner tone="critical">{problem}</Banner>}
              <p className="text-sm text-ink-muted">
                <Trans>对方还没有在平台注册时，生成链接和二维码发给对方。注册并审核通过后，对方自动成为本企业的供应商。</Trans>
              </p>
              <TextField
                name="note"
                label={t`备注`}
                hint={t`便于辨认邀请了谁，仅本企业可见`}
                input={{ maxLength: 100, autoComplete: 'off' }}
              />
              <RadioField
                name="days"
                label={t`有效期`}
                required
                radio={{ options: INVITATION_DAYS.map((days) => ({ value: String(days), label: t`${days} 天` })) }}
              />
            </DialogBody>
            <DialogFooter>
              <Button onClick={onClose}>
                <Trans>取消</Trans>
              </Button>
              <Button type="submit" intent="primary" busy={busy}>
                <Trans>生成链接</Trans>
              </Button>
            </DialogFooter>
          </Form>
        ) : (
          <>
            <DialogBody>
              <InvitationLink invitation={made} />
            </DialogBody>
            <DialogFooter>
              <Button intent="primary" onClick={onClose}>
                <Trans>完成</Trans>
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
