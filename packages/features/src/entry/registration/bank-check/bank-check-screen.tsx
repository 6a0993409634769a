import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { SignInFirst } from '../../../platform/navigation/index.ts';
import { useViewer } from '../../../platform/session/index.ts';
import { AwaitedPanel } from '../awaited-panel.tsx';
import { NarrowPage } from '../narrow-page.tsx';
import { DepositCheck } from './deposit-check.tsx';

/** Polling interval while the bank works. */
const POLL_MS = 10_000;

/** Micro-deposit verification: the enterprise confirms the amount received (rules §6). */
export function BankCheckScreen() {
  const viewer = useViewer();
  if (viewer === undefined) return <SignInFirst />;
  return <Verification />;
}

function Verification() {
  const { t } = useLingui();
  const answer = useEndpoint(
    contract.bankAccount.verification,
    {},
    { quiet: true, refreshEveryMs: (deposit) => (deposit?.state === 'processing' || deposit?.state === 'notStarted' ? POLL_MS : 0) },
  );
  return (
    <NarrowPage title={t`小额验证`}>
      {answer.data === undefined ? (
        <AwaitedPanel answer={answer} failedTitle={t`验证状态没有加载出来`}>
          {t`网络或服务暂时不可用，剩余次数没有变化，可以重试。`}
        </AwaitedPanel>
      ) : (
        <DepositCheck deposit={answer.data} onRefresh={answer.refresh} />
      )}
    </NarrowPage>
  );
}
