import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { LoadingRegion, Panel, SkeletonText } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePermission } from '../../permission/index.ts';
import { FailureState } from '../../notices/index.ts';
import { NarrowPage } from '../narrow-page.tsx';
import { NotForYou } from '../resubmit/not-for-you.tsx';
import { OpeningForm } from './opening-form.tsx';
import { OpeningStatus } from './opening-status.tsx';

/** How often bank A's progress is asked for while it is at work. */
const POLL_MS = 20_000;

const Framed = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLingui();
  return <NarrowPage title={t({ message: '信息补充', context: '标题' })}>{children}</NarrowPage>;
};

/** What bank A still needs to know of an enterprise before it is opened there, and how far it is (specification §2.1, acctState 2). */
export function SupplementScreen() {
  const { t } = useLingui();
  const mayOpen = usePermission('enterprise.register');
  const now = useEndpoint(contract.enterprise.bankAOpening, {}, { quiet: true });
  const { data, error, isValidating, refresh } = useEndpoint(
    contract.enterprise.bankAOpening,
    {},
    {
      quiet: true,
      refreshEveryMs: now.data?.stage === 'processing' ? POLL_MS : 0,
    },
  );
  if (data === undefined) {
    return (
      <Framed>
        <Panel>
          {error ? (
            <FailureState
              title={t`开通进度没有加载出来`}
              error={error}
              retrying={isValidating}
              onRetry={() => void refresh()}
            >{t`网络或服务暂时不可用，已提交的资料没有变化，可以重试。`}</FailureState>
          ) : (
            <LoadingRegion>
              <SkeletonText lines={8} />
            </LoadingRegion>
          )}
        </Panel>
      </Framed>
    );
  }
  const open = data.stage === 'needsInformation' || data.stage === 'returned';
  if (open && !mayOpen) return <NotForYou>{t`银行开通资料由本企业管理岗补充，请联系管理岗办理；补充完成前不能使用其他功能。`}</NotForYou>;
  return (
    <Framed>
      <OpeningStatus opening={data} onRefresh={refresh} />
      {open && <OpeningForm key={data.version} opening={data} onRefresh={refresh} />}
    </Framed>
  );
}
