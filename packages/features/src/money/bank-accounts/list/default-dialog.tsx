import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Form, SelectField, showFieldProblems, useZodForm } from '@lianxin/forms';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DURATION_MS, useNotices, useSentence } from '../../../platform/notices/index.ts';
import { ANY_CHANNEL, channelOf, useChannelOptions } from './channel-options.ts';
import type { Account } from './account-terms.ts';

const schema = z.object({ channel: z.string() });

export interface DefaultDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Makes the account the default of all, or of one channel. */
export function DefaultDialog({ account, onClose, onDone }: DefaultDialogProps) {
  const { t } = useLingui();
  const sentence = useSentence();
  const { show } = useNotices();
  const options = useChannelOptions(t`所有渠道`);
  const { run, busy } = useAction(contract.bankAccount.setDefault, { quiet: true });
  const [refusal, setRefusal] = useState<string>();
  const { id, version, channel, bankName, accountNumber } = account;
  const form = useZodForm(schema, { defaultValues: { channel: channel === null ? ANY_CHANNEL : String(channel) } });

  async function submit(values: z.output<typeof schema>): Promise<void> {
    setRefusal(undefined);
    const result = await run({ id, version, channel: channelOf(values.channel) });
    if (result.ok) {
      show({ tone: 'positive', text: t`默认账户已变更`, durationMs: DURATION_MS.success });
      onDone();
    } else if (!showFieldProblems(form, result.error.fields ?? [])) setRefusal(sentence(result.error));
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={t`设为默认账户`} keepOpen>
        <Form form={form} onSubmit={submit} aria-label={t`设为默认账户`}>
          <DialogBody className="flex flex-col gap-4">
            {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
            <p className="text-sm text-ink-muted">
              {bankName}　<span className="tabular-nums">{accountNumber}</span>
            </p>
            <SelectField
              name="channel"
              label={t`用于`}
              required
              hint={t`渠道有自己的默认账户时，优先于所有渠道的默认账户`}
              select={{ options: channel === null ? options : options.filter(({ value }) => value === String(channel)) }}
            />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="primary" busy={busy}>
              <Trans>设为默认</Trans>
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
