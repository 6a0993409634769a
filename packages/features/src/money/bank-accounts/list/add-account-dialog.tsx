import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { BANK_ACCOUNT_KINDS } from '@lianxin/domain';
import { accountNumber, branchNumber, CodeField, ComboboxField, Form, SelectField, showFieldProblems, useZodForm } from '@lianxin/forms';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSentence } from '../../../platform/notices/index.ts';
import { useViewer } from '../../../platform/session/index.ts';
import { useBranchCombobox } from '../../bank-check/index.ts';
import { KIND_TERMS, type Account } from './account-terms.ts';
import { ANY_CHANNEL, channelOf, useChannelOptions } from './channel-options.ts';

const schema = z.object({ accountNumber, branchNumber, kind: z.enum(BANK_ACCOUNT_KINDS), channel: z.string() });

export interface AddAccountDialogProps {
  readonly onClose: () => void;
  readonly onAdded: (account: Account) => void;
}

/** Adds an account in the enterprise's own name; the branch is found by typing. */
export function AddAccountDialog({ onClose, onAdded }: AddAccountDialogProps) {
  const { t, i18n } = useLingui();
  const sentence = useSentence();
  const viewer = useViewer();
  const options = useChannelOptions(t`不限渠道`);
  const { run, busy } = useAction(contract.bankAccount.save, { quiet: true });
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm(schema, { defaultValues: { accountNumber: '', branchNumber: '', kind: 'receiving', channel: ANY_CHANNEL } });
  const chosen = form.watch('branchNumber');
  const combobox = useBranchCombobox(chosen, undefined);

  async function submit({ channel, ...values }: z.output<typeof schema>): Promise<void> {
    setRefusal(undefined);
    const result = await run({ ...values, channel: channelOf(channel) });
    if (result.ok) onAdded(result.data);
    else if (!showFieldProblems(form, result.error.fields ?? [])) setRefusal(sentence(result.error));
  }

  const owner = viewer?.enterpriseName ?? '';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={t`添加账户`} keepOpen>
        <Form form={form} onSubmit={submit} aria-label={t`添加账户`} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="flex flex-col gap-4">
            {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
            <p className="text-sm text-ink-muted">
              <Trans>户名须与企业名称一致：{owner}。添加后通过小额打款验证，即可用于收款。</Trans>
            </p>
            <CodeField
              name="accountNumber"
              label={t`银行账号`}
              required
              hint={t`10 至 30 位数字，不含空格`}
              input={{ maxLength: 30, inputMode: 'numeric', autoComplete: 'off', className: 'tabular-nums' }}
            />
            <ComboboxField
              name="branchNumber"
              label={t`开户网点`}
              required
              hint={chosen === '' ? t`按银行、城市、网点名称或 12 位联行号查找` : t`联行号 ${chosen}`}
              combobox={combobox}
            />
            <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
              <SelectField
                name="kind"
                label={t`用途`}
                required
                select={{ options: BANK_ACCOUNT_KINDS.map((kind) => ({ value: kind, label: i18n._(KIND_TERMS[kind]) })) }}
              />
              <SelectField name="channel" label={t`渠道`} required hint={t`只为一个渠道开立的账户请选择该渠道`} select={{ options }} />
            </div>
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="primary" busy={busy}>
              <Trans>添加</Trans>
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
