import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { LoadingRegion, Panel, SkeletonText } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SignInFirst } from '../../navigation/index.ts';
import { FailureState } from '../../notices/index.ts';
import { useViewer } from '../../session/index.ts';
import { NarrowPage } from '../narrow-page.tsx';
import { DepositCheck } from './deposit-check.tsx';

/** While the bank is at work the state is asked for this often. */
const POLL_MS = 10_000;

/** Small-amount verification: the enterprise proves its account by the amount that arrived (rules §6). */
export function BankCheckScreen() {
  const viewer = useViewer();
  if (viewer === undefined) return <SignInFirst />;
  return <Verification />;
}

const Framed = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLingui();
  return <NarrowPage title={t`小额验证`}>{children}</NarrowPage>;
};

function Verification() {
  const { t } = useLingui();
  const first = useEndpoint(contract.bankAccount.verification, {}, { quiet: true });
  const processing = first.data?.state === 'processing' || first.data?.state === 'notStarted';
  const { data, error, isValidating, refresh } = useEndpoint(
    contract.bankAccount.verification,
    {},
    {
      quiet: true,
      refreshEveryMs: processing ? POLL_MS : 0,
    },
  );
  if (data !== undefined) {
    return (
      <Framed>
        <DepositCheck deposit={data} onRefresh={refresh} />
      </Framed>
    );
  }
  return (
    <Framed>
      <Panel>
        {error ? (
          <FailureState
            title={t`验证状态没有加载出来`}
            error={error}
            retrying={isValidating}
            onRetry={() => void refresh()}
          >{t`网络或服务暂时不可用，剩余次数没有变化，可以重试。`}</FailureState>
        ) : (
          <LoadingRegion>
            <SkeletonText lines={8} />
          </LoadingRegion>
        )}
      </Panel>
    </Framed>
  );
}
