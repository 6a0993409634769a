import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { usePermission } from '../../../platform/permission/index.ts';
import { AwaitedPanel } from '../awaited-panel.tsx';
import { NarrowPage } from '../narrow-page.tsx';
import { NotForYou } from '../resubmit/not-for-you.tsx';
import { OpeningForm } from './opening-form.tsx';
import { OpeningStatus } from './opening-status.tsx';

/** Polling interval while bank A works. */
const POLL_MS = 20_000;

/** What bank A still needs to open the account, and its progress (specification §2.1, acctState 2). */
export function SupplementScreen() {
  const { t } = useLingui();
  const mayOpen = usePermission('enterprise.register');
  const answer = useEndpoint(
    contract.enterprise.bankAOpening,
    {},
    { quiet: true, refreshEveryMs: (opening) => (opening?.stage === 'processing' ? POLL_MS : 0) },
  );
  const { data, refresh } = answer;
  const open = data?.stage === 'needsInformation' || data?.stage === 'returned';
  if (open && !mayOpen) return <NotForYou>{t`银行开通资料由本企业管理岗补充，请联系管理岗办理；补充完成前不能使用其他功能。`}</NotForYou>;
  return (
    <NarrowPage title={t({ message: '信息补充', context: '标题' })}>
      {data === undefined ? (
        <AwaitedPanel answer={answer} failedTitle={t`开通进度没有加载出来`}>
          {t`网络或服务暂时不可用，已提交的资料没有变化，可以重试。`}
        </AwaitedPanel>
      ) : (
        <>
          <OpeningStatus opening={data} onRefresh={refresh} />
          {open && <OpeningForm key={data.version} opening={data} onRefresh={refresh} />}
        </>
      )}
    </NarrowPage>
  );
}
