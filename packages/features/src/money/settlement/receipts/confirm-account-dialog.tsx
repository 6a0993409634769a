import { contract } from '@lianxin/api/contract';
import { isOvertaken } from '@lianxin/api/client';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { AlertDialog } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { AccountChoice, useOwnAccounts } from '../../../platform/pickers/index.ts';
import type { ToReceive } from '../settlement-terms.ts';

export interface ConfirmAccountDialogProps {
  readonly row: ToReceive;
  readonly onClose: () => void;
  /** Called after success or a conflict. */
  readonly onDone: () => void;
}

export function ConfirmAccountDialog({ row, onClose, onDone }: ConfirmAccountDialogProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy } = useAction(contract.settlement.confirmAccount);
  const accounts = useOwnAccounts();
  const { pieceId, number, amount, paysOn, account, confirmation } = row;
  const [id, setId] = useState<string | undefined>(account?.id);
  const chosen = accounts.data?.find((one) => one.id === id);

  async function confirm(): Promise<void> {
    if (!chosen) return;
    const result = await run({ pieceId, accountId: chosen.id });
    if (!result.ok && !isOvertaken(result.error)) return;
    if (result.ok) show({ tone: 'positive', text: t`收款账户已确认`, durationMs: DURATION_MS.success });
    onDone();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`确认收款账户`}
      amount={`¥ ${formatMoney(amount)}`}
      facts={t`${number}，付款日 ${paysOn}`}
      consequence={t`款项将付到所选账户。付款指令生成前可以再次更改；未确认不影响收款。`}
      confirmLabel={confirmation === null || id !== account?.id ? t`确认此账户` : t`再次确认`}
      confirmDisabled={!chosen?.verified}
      busy={busy}
      needsNetwork
      onConfirm={() => void confirm()}
    >
      <div className="flex flex-col gap-3">
        <AccountChoice accounts={accounts} value={id} onValueChange={setId} />
        <p className="text-sm text-ink-muted">
          <Trans>只能选择本企业已验证的账户，新账户由管理员在“账户管理”中添加。</Trans>
        </p>
      </div>
    </AlertDialog>
  );
}
