import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { accountNumber, branchNumber, CodeField, ComboboxField, Form, showFieldProblems, useZodForm } from '@lianxin/forms';
import { Banner, Button, Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useBranchCombobox, type Deposit } from '../../../money/bank-check/index.ts';
import { useSentence } from '../../../platform/notices/index.ts';

const schema = z.object({ accountNumber, branchNumber });

export interface OtherAccountDialogProps {
  readonly deposit: Deposit;
  readonly onClose: () => void;
  readonly onRefresh: () => Promise<void>;
}

/** Switches to another account of the enterprise and pays there. */
export function OtherAccountDialog({ deposit, onClose, onRefresh }: OtherAccountDialogProps) {
  const { t } = useLingui();
  const form = useZodForm(schema, { defaultValues: { accountNumber: '', branchNumber: '' } });
  const chosen = form.watch('branchNumber');
  const combobox = useBranchCombobox(chosen, undefined);
  const { run, busy } = useAction(contract.bankAccount.changeVerificationAccount, { quiet: true });
  const sentence = useSentence();
  const [refusal, setRefusal] = useState<string>();

  async function submit(account: z.output<typeof schema>): Promise<void> {
    setRefusal(undefined);
    const result = await run({ version: deposit.version, ...account });
    if (!result.ok) {
      if (!showFieldProblems(form, result.error.fields ?? [])) setRefusal(sentence(result.error));
      return;
    }
    await onRefresh();
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="sm" title={t`更换账户`} keepOpen>
        <Form form={form} onSubmit={submit} aria-label={t`更换账户`}>
          <DialogBody className="flex flex-col gap-4">
            {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
            <p className="text-sm text-ink-muted">
              <Trans>户名不变：{deposit.account.accountName}。更换后平台向新账户打款。</Trans>
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
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button>
                <Trans>取消</Trans>
              </Button>
            </DialogClose>
            <Button type="submit" intent="primary" busy={busy}>
              <Trans>更换并打款</Trans>
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
