import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { coreChannels, formatMoney, yuanOf } from '@lianxin/domain';
import { Form, MoneyField, positiveMoney, requiredText, SelectField, showFieldProblems, TextareaField, useZodForm } from '@lianxin/forms';
import { Amount, Banner, Button, Descriptions, NetworkButton, Sheet, SheetBody, SheetContent, SheetFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ReturnedBanner } from '../../../applications/application/index.ts';
import { useChannelName, useChannels } from '../../../platform/channels/index.ts';
import { DURATION_MS, useNotices, useSentence } from '../../../platform/notices/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import type { CreditLine } from '../use-credit-lines.ts';
import type { CreditApplication } from './credit-terms.ts';

const PURPOSE_MAX = 200;
const schema = z.object({ channel: requiredText(2, 'required'), amount: positiveMoney, purpose: requiredText(PURPOSE_MAX) });

/** Start values: a channel, or a returned request; empty lets the person choose the line. */
export interface ApplyStart {
  readonly channel?: number;
  readonly returned?: CreditApplication;
}

export interface ApplySheetProps {
  readonly start: ApplyStart;
  readonly lines: readonly CreditLine[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Requests a line or a new total from a bank; the reviewer approves it before the bank and the platform see it. */
export function ApplySheet({ start: { channel, returned }, lines, onClose, onDone }: ApplySheetProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const sentence = useSentence();
  const channelName = useChannelName();
  const channels = useChannels();
  const viewer = useSignedInViewer();
  const { run, busy } = useAction(contract.creditLine.apply, { quiet: true });
  const [refusal, setRefusal] = useState<string>();
  const chosenAtFirst = returned?.channel ?? channel;
  const form = useZodForm(schema, {
    defaultValues: {
      channel: chosenAtFirst === undefined ? '' : String(chosenAtFirst),
      amount: returned ? yuanOf(returned.amount) : '',
      purpose: returned?.purpose ?? '',
    },
  });
  const chosen = form.watch('channel');
  const line = lines.find((one) => String(one.channel) === chosen);
  const options = coreChannels({ ...viewer, channels }).map(({ code }) => ({
    value: String(code),
    label: channelName(code) ?? String(code),
  }));
  const title = returned ? t`修改授信申请` : channel === undefined ? t`申请授信` : t`调整授信额度`;

  async function submit({ amount, purpose, ...values }: z.output<typeof schema>): Promise<void> {
    setRefusal(undefined);
    const result = await run({
      channel: Number(values.channel),
      amount,
      purpose,
      ...(line && { lineVersion: line.version }),
      ...(returned && { resubmits: { id: returned.id, version: returned.version } }),
    });
    if (result.ok) {
      show({ tone: 'positive', text: t`已提交，等待审核岗复核`, durationMs: DURATION_MS.success });
      onDone();
    } else if (!showFieldProblems(form, result.error.fields ?? [])) setRefusal(sentence(result.error));
  }

  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={title}>
        <Form form={form} onSubmit={submit} aria-label={title} className="flex min-h-0 flex-1 flex-col">
          <SheetBody className="flex flex-col gap-4">
            {returned?.reason != null && <ReturnedBanner reason={returned.reason} />}
            {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
            <SelectField
              name="channel"
              label={t`银行`}
              required
              hint={t`贵企业作为核心企业的渠道`}
              select={{ options: chosenAtFirst === undefined ? options : options.filter(({ value }) => value === String(chosenAtFirst)) }}
            />
            {line && <LineNow line={line} />}
            <MoneyField name="amount" label={line ? t`调整后的总额` : t`申请总额`} required />
            <TextareaField
              name="purpose"
              label={t`用途说明`}
              required
              hint={t`银行和平台审批时参考，不超过 200 个字`}
              textarea={{ maxLength: PURPOSE_MAX, rows: 4 }}
            />
          </SheetBody>
          <SheetFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <NetworkButton type="submit" intent="primary" busy={busy}>
              <Trans>提交复核</Trans>
            </NetworkButton>
          </SheetFooter>
        </Form>
      </SheetContent>
    </Sheet>
  );
}

/** The present line: the new total must cover its used part. */
function LineNow({ line: { total, used, inTransit, validUntil } }: { readonly line: CreditLine }) {
  const { t } = useLingui();
  return (
    <Descriptions
      columns={2}
      items={[
        { label: t`现有总额（元）`, value: <Amount value={formatMoney(total)} /> },
        { label: t`有效期至`, value: validUntil },
        { label: t`已用（元）`, value: <Amount value={formatMoney(used)} /> },
        { label: t`在途（元）`, value: <Amount value={formatMoney(inTransit)} /> },
      ]}
    />
  );
}
