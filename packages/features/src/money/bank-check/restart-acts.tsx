import { contract, type BankAccountId } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { AlertDialog, Button, RefreshCwIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSentence } from '../../platform/notices/index.ts';
import type { Deposit } from './deposit.ts';

export interface RestartActsProps {
  readonly deposit: Deposit;
  readonly onRefresh: () => Promise<void>;
  /** The further account; undefined for the verification that activates the enterprise. */
  readonly accountId?: BankAccountId | undefined;
  /** Uses another account instead. @default not offered */
  readonly onOtherAccount?: () => void;
}

/** Another payment or account, if allowed now; otherwise when it will be. */
export function RestartActs({ deposit, accountId, onRefresh, onOtherAccount }: RestartActsProps) {
  const { t } = useLingui();
  const sentence = useSentence();
  const [asking, setAsking] = useState(false);
  const { run, busy, error, reset } = useAction(contract.bankAccount.restartVerification, { quiet: true });
  const { state, canRestart, restartFrom, restartsLeft, restartsLeftToday, account, version } = deposit;
  if (state === 'processing' || state === 'notStarted') return null;
  const over = state !== 'paid';

  async function restart(): Promise<void> {
    const result = await run({ ...(accountId && { id: accountId }), version });
    await onRefresh();
    if (result.ok) setAsking(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex gap-3 max-tablet:w-full max-tablet:flex-col">
        <Button
          intent={over ? 'primary' : 'secondary'}
          icon={<RefreshCwIcon />}
          disabled={!canRestart}
          onClick={() => {
            reset();
            setAsking(true);
          }}
        >
          <Trans>重新打款</Trans>
        </Button>
        {onOtherAccount && (
          <Button disabled={!canRestart} onClick={onOtherAccount}>
            <Trans>更换账户</Trans>
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        {canRestart && (
          <Trans>
            今日还可 {restartsLeftToday} 次，累计还可 {restartsLeft} 次。
          </Trans>
        )}
        {!canRestart && restartsLeft > 0 && restartFrom !== null && onOtherAccount && <Trans>{restartFrom} 起可重新打款或更换账户。</Trans>}
        {!canRestart && restartsLeft > 0 && restartFrom !== null && !onOtherAccount && <Trans>{restartFrom} 起可重新打款。</Trans>}
        {!canRestart && restartsLeft > 0 && restartFrom === null && <Trans>今日次数已用完，请明天再试。</Trans>}
        {restartsLeft === 0 && <Trans>重新打款次数已用完，请联系客服。</Trans>}
      </p>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`重新打款`}
        facts={
          <>
            {account.accountName}　{account.accountNumber}
          </>
        }
        consequence={t`平台将再汇入一笔新的金额，之前的金额不再有效。`}
        confirmLabel={t`重新打款`}
        busy={busy}
        onConfirm={() => void restart()}
      >
        <p role="alert" className="mt-3 text-sm text-critical empty:hidden">
          {error && sentence(error)}
        </p>
      </AlertDialog>
    </div>
  );
}
