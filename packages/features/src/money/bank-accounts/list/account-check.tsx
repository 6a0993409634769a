import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { Button, LoadingRegion, Panel, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureState } from '../../../platform/notices/index.ts';
import { AmountForm, DepositBanner, DepositFacts, RestartActs } from '../../bank-check/index.ts';
import type { Account } from './account-terms.ts';

/** Polling interval while the bank works, in addition to live updates. */
const POLL_MS = 10_000;

export interface AccountCheckProps {
  readonly account: Account;
  readonly onChanged: () => void;
}

/** The micro-deposit that verifies a further account. */
export const AccountCheck = ({ account, onChanged }: AccountCheckProps) =>
  account.deposit === null ? <NotAsked account={account} onChanged={onChanged} /> : <Asked account={account} onChanged={onChanged} />;

function NotAsked({ account: { id, version, accountNumber }, onChanged }: AccountCheckProps) {
  const { run, busy } = useAction(contract.bankAccount.startVerification);
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-sm text-ink-muted">
        <Trans>平台将向账户 {accountNumber} 汇入一笔 1 元以下的款项。到账后由出纳查收，在此回填金额即通过验证。</Trans>
      </p>
      <Button
        intent="primary"
        busy={busy}
        onClick={() => {
          void run({ id, version }).then(onChanged);
        }}
      >
        <Trans context="按钮">发起打款</Trans>
      </Button>
    </div>
  );
}

function Asked({ account: { id }, onChanged }: AccountCheckProps) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(
    contract.bankAccount.verification,
    { id },
    { quiet: true, refreshEveryMs: (deposit) => (deposit?.state === 'processing' ? POLL_MS : 0) },
  );
  if (data === undefined)
    return error ? (
      <FailureState error={error} onRetry={() => void refresh()} />
    ) : (
      <LoadingRegion>
        <SkeletonText lines={5} />
      </LoadingRegion>
    );
  async function changed(): Promise<void> {
    await refresh();
    onChanged();
  }
  return (
    <div className="flex flex-col gap-4">
      <DepositBanner deposit={data} />
      <DepositFacts deposit={data} />
      {data.state === 'paid' && (
        <Panel title={t`回填到账金额`}>
          <AmountForm deposit={data} accountId={id} onRefresh={changed} />
        </Panel>
      )}
      <RestartActs deposit={data} accountId={id} onRefresh={changed} />
    </div>
  );
}
